import type { Context } from 'hono';
import { loopbackName, originOf, type Ports } from '../brands/addresses.ts';
import type { Brand } from '../brands/brands.ts';
import type { FaultCall, FaultRequest } from '../faults/fault.ts';
import { faultHeader, readHeaderFault } from '../faults/header-fault.ts';
import { withPollution } from '../faults/hostile.ts';
import { playFault } from '../faults/play-fault.ts';
import { spoil } from '../faults/spoil.ts';
import { inCasing } from '../http/casing.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { type Refusal, refusalReply, refuse, sendText } from '../http/wire.ts';
import type { World } from '../world/world.ts';
import type { ApiCall } from './api-call.ts';
import { readRequest } from './call-request.ts';

/** What a mounted copy of the platform's calls works with. */
export interface ApiPlace {
  readonly world: World;
  readonly ports: Ports;
  /** The brand whose page calls, where that is known. */
  readonly brandOf: (c: Context<ServerEnv>) => Brand | undefined;
}

/** Where a redirecting fault points to: nothing lives there, and the journal shows what arrives. */
export const elsewherePath = '/elsewhere';

/** Plays a fault that takes the answer's place, or waits for a slow one. */
export const meetFault = async (
  c: Context<ServerEnv>,
  { world, ports }: Pick<ApiPlace, 'world' | 'ports'>,
  fault: FaultRequest | undefined,
): Promise<Response | undefined> => {
  if (fault === undefined) return undefined;
  if (fault.ms !== undefined) await world.clock.wait(fault.ms, world.closing);
  const elsewhere = `${originOf(loopbackName(c.req.header('host')), ports.home)}${elsewherePath}`;
  return playFault(c, fault, elsewhere, world.clock.now());
};

/** Writes an answer or a refusal as the faults leave it. */
const send = (
  c: Context<ServerEnv>,
  world: World,
  call: FaultCall,
  answer: object | Refusal,
  fault: FaultRequest | undefined,
  pollutes = false,
): Response => {
  const retry = answer === 'too-many' ? { 'retry-after': '1' } : {};
  const { status, body, headers } =
    typeof answer === 'string'
      ? refusalReply(answer, retry)
      : { status: 200 as const, body: answer, headers: {} };
  const cased = inCasing(body, world.settings.get().casing);
  const { text, contentType } =
    pollutes && fault === undefined ? { text: withPollution(cased) } : spoil(cased, call, fault);
  return sendText(
    c,
    text,
    status,
    contentType === undefined ? headers : { ...headers, 'content-type': contentType },
  );
};

/**
 * Answers one call: a fault that the request brings or that is set, then who calls, then that person's own faults,
 * then what the call is for.
 */
export const runCall =
  (place: ApiPlace, call: ApiCall) =>
  async (c: Context<ServerEnv>): Promise<Response> => {
    const { world } = place;
    const request = await readRequest(c);
    const brand = place.brandOf(c);
    const brought = readHeaderFault(c.req.header(faultHeader), call.name);
    if (brought.isErr()) return refuse(c, brought.error);
    const claimed = call.who(request, world)?.id;
    const set = brought.value ?? world.faults.take({ call: call.name, brand, person: claimed });
    const played = await meetFault(c, place, set);
    if (played !== undefined) return played;
    const admitted = call.admit(request, world);
    if (admitted.isErr()) return send(c, world, call.name, admitted.error, set);
    const { person, act } = admitted.value;
    const own = world.personFaults.take({ call: call.name, brand, person: person.id });
    const met = await meetFault(c, place, own);
    if (met !== undefined) return met;
    const answer = act().match<object | Refusal>(
      (body) => body,
      (refusal) => refusal,
    );
    return send(c, world, call.name, answer, set ?? own, person.hostile && call.name === 'account');
  };
