import type { Context } from 'hono';
import { loopbackName, originOf } from '../addresses.ts';
import type { FaultCall } from '../faults/fault.ts';
import { type HonestAnswer, playFault } from '../faults/play-fault.ts';
import type { ServerEnv, SiteContext } from '../site-context.ts';

/** Where a redirecting fault points to: nothing lives there, and the journal shows what arrives. */
export const elsewherePath = '/elsewhere';

/** Plays the fault that is set for a call, if there is one; otherwise nothing, and the call goes on. */
export const faultFor = (
  c: Context<ServerEnv>,
  { world, ports, brand }: SiteContext,
  call: FaultCall,
  person: string | undefined,
  honest: HonestAnswer,
): Response | undefined => {
  const fault = world.faults.take({ call, brand, person });
  if (fault === undefined) return undefined;
  const elsewhere = `${originOf(loopbackName(c.req.header('host')), ports.home)}${elsewherePath}`;
  return playFault(c, fault, honest, elsewhere);
};
