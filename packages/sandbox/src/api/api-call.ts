import { err, ok, type Result } from 'neverthrow';
import type { FaultCall } from '../faults/fault.ts';
import type { Refusal } from '../http/refusals.ts';
import type { Person } from '../people/person.ts';
import type { SessionEntry } from '../world/sessions.ts';
import type { World } from '../world/world.ts';
import type { CallRequest } from './call-request.ts';

/** A caller who was admitted. */
export interface Admitted {
  readonly person: Person;
  /** Makes the call. Names are as documented: camel case in v2, Pascal case in v1. */
  readonly act: () => Result<object, Refusal>;
}

export interface ApiCall {
  readonly name: FaultCall;
  /** Who the caller claims to be, for faults that are set for one person. */
  readonly who: (request: CallRequest, world: World) => Person | undefined;
  /** Checks the caller's password, session or token. */
  readonly admit: (request: CallRequest, world: World) => Result<Admitted, Refusal>;
}

const RATE_WINDOW_MS = 5_000;
const CALLS_PER_WINDOW = 500;

function isTooFast(world: World, entry: SessionEntry): boolean {
  const now = world.clock.now();
  if (now - entry.windowAt >= RATE_WINDOW_MS) {
    entry.windowAt = now;
    entry.calls = 0;
  }
  entry.calls += 1;
  return world.settings.get().rateLimit && entry.calls > CALLS_PER_WINDOW;
}

/** The live session of a request's `UserName` and `Session`. */
function sessionOf(request: CallRequest, world: World): Result<SessionEntry, Refusal> {
  const entry = world.sessions.authenticate(request.anywhere('username'), request.anywhere('session'));
  if (entry === undefined) return err('invalid-session');
  return isTooFast(world, entry) ? err('too-many') : ok(entry);
}

/** Makes a call that needs a session. */
export function makeSessionCall(
  name: FaultCall,
  act: (entry: SessionEntry, request: CallRequest, world: World) => Result<object, Refusal>,
): ApiCall {
  return {
    name,
    who: (request, world) => world.people.named(request.anywhere('username')),
    admit: (request, world) =>
      sessionOf(request, world).map((entry) => ({
        person: entry.person,
        act: () => act(entry, request, world),
      })),
  };
}
