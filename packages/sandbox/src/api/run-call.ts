import type { Context } from 'hono';
import type { Brand } from '../brands/brands.ts';
import type { FaultCall, FaultRequest } from '../faults/fault.ts';
import { FAULT_HEADER, readHeaderFault } from '../faults/header-fault.ts';
import { withPollution } from '../faults/hostile.ts';
import { type FaultPlace, meetFault } from '../faults/meet-fault.ts';
import { type Spoilt, spoil } from '../faults/spoil.ts';
import { refusalReply, refuse, sendText } from '../http/answer.ts';
import { inCasing } from '../http/casing.ts';
import type { Refusal } from '../http/refusals.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { World } from '../world/world.ts';
import type { ApiCall } from './api-call.ts';
import { readRequest } from './call-request.ts';

/** The settings of a port that its calls need. */
export interface ApiPlace extends FaultPlace {
  readonly world: World;
  /** The brand whose page calls, if that is known. */
  readonly brandOf: (c: Context<ServerEnv>) => Brand | undefined;
}

/** An honest answer, and the fault that spoils it. */
interface Outcome {
  readonly answer: object | Refusal;
  readonly fault: FaultRequest | undefined;
  /** Whether keys that attack prototypes are added. */
  readonly isPolluted?: boolean;
}

const spoilt = (body: object, call: FaultCall, { fault, isPolluted = false }: Outcome): Spoilt =>
  isPolluted && fault === undefined ? { text: withPollution(body) } : spoil(body, call, fault);

function send(c: Context<ServerEnv>, { settings }: World, call: FaultCall, outcome: Outcome): Response {
  const { answer } = outcome;
  const { status, body } =
    typeof answer === 'string' ? refusalReply(answer) : { status: 200 as const, body: answer };
  const { text, contentType } = spoilt(inCasing(body, settings.get().casing), call, outcome);
  return sendText(c, text, status, {
    ...(answer === 'too-many' ? { 'retry-after': '1' } : {}),
    ...(contentType === undefined ? {} : { 'content-type': contentType }),
  });
}

/**
 * Makes the handler of a call. First comes a fault that the request brings or that is set, then the check of the
 * caller, then the caller's own faults, and last the call itself.
 */
export function runCall(place: ApiPlace, call: ApiCall) {
  return async (c: Context<ServerEnv>): Promise<Response> => {
    const { world } = place;
    const request = await readRequest(c);
    const brand = place.brandOf(c);
    const brought = readHeaderFault(c.req.header(FAULT_HEADER), call.name);
    if (brought.isErr()) return refuse(c, brought.error);
    const claimed = call.who(request, world)?.id;
    const set = brought.value ?? world.faults.take({ call: call.name, brand, person: claimed });
    const played = await meetFault(c, place, set);
    if (played !== undefined) return played;
    const admitted = call.admit(request, world);
    if (admitted.isErr()) return send(c, world, call.name, { answer: admitted.error, fault: set });
    const { person, act } = admitted.value;
    const own = world.personFaults.take({ call: call.name, brand, person: person.id });
    const ownPlayed = await meetFault(c, place, own);
    if (ownPlayed !== undefined) return ownPlayed;
    const answer = act().match<object | Refusal>(
      (body) => body,
      (refusal) => refusal,
    );
    const isPolluted = person.hostile === true && call.name === 'account';
    return send(c, world, call.name, { answer, fault: set ?? own, isPolluted });
  };
}
