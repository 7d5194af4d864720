import type { Context } from 'hono';
import { loopbackName, originOf, type Ports } from '../brands/addresses.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { SandboxClock } from '../time-and-chance/clock.ts';
import type { FaultRequest } from './fault.ts';
import { playFault } from './play-fault.ts';

/** The parts of a world that faults need. */
export interface FaultPlace {
  readonly ports: Ports;
  readonly world: { readonly clock: SandboxClock; readonly closing: AbortSignal };
}

/** The target of a redirecting fault. It has no page; the journal shows the request that arrives. */
const ELSEWHERE_PATH = '/elsewhere';

/**
 * Waits for the fault's delay, then answers with the fault. Returns undefined without a fault, and for a fault
 * that lets the honest answer follow.
 */
export async function meetFault(
  c: Context<ServerEnv>,
  { ports, world: { clock, closing } }: FaultPlace,
  fault: FaultRequest | undefined,
): Promise<Response | undefined> {
  if (fault === undefined) return undefined;
  if (fault.ms !== undefined) await clock.wait(fault.ms, closing);
  const home = originOf(loopbackName(c.req.header('host')), ports.home);
  return playFault(c, fault, home + ELSEWHERE_PATH, clock.now());
}
