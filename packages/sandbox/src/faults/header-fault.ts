import { err, ok, type Result } from 'neverthrow';
import type { FaultCall, FaultRequest } from './fault.ts';
import { readFault } from './read-fault.ts';

/** The header by which a request asks for a fault: a kind, or JSON such as `{"kind":"busy","retryAfter":"5"}`. */
export const FAULT_HEADER = 'X-Gatehouse-Fault';

function parsed(text: string): unknown {
  if (!text.startsWith('{')) return { kind: text.trim() };
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the fault that a request asks for, if any. */
export function readHeaderFault(
  header: string | undefined,
  call: FaultCall,
): Result<FaultRequest | undefined, 'invalid-fault'> {
  if (header === undefined || header === '') return ok(undefined);
  const fields = parsed(header);
  if (typeof fields !== 'object' || fields === null) return err('invalid-fault');
  return readFault({ ...fields, call }, []).mapErr(() => 'invalid-fault');
}
