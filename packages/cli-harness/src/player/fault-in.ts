import type { Sandbox } from '@gatehouse-login/sandbox';

/** Sets a fault. Returns a message if the fault does not exist, else null. */
export function faultIn(sandbox: Sandbox, fault: Readonly<Record<string, unknown>>): string | null {
  // The sandbox checks every field itself.
  const set = sandbox.faults.add(fault as unknown as Parameters<Sandbox['faults']['add']>[0]);
  return set.isOk() ? null : set.error.problems.join(' ');
}
