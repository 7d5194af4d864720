import type { Call, Failure, FlowStep, Left } from '@gatehouse-login/cli-harness/load';
import type { Events, Script } from './artillery.ts';

/** Counts a call and its time. */
export function countCall(events: Events, { name, ms, status, wait }: Call): void {
  events.emit('histogram', `gatehouse.call.${name}`, ms);
  events.emit('counter', `gatehouse.call.${name}.${status ?? 'failed'}`, 1);
  if (wait !== null) events.emit('histogram', 'gatehouse.wait', wait);
}

/**
 * Makes Artillery end with exit code 21 after a failed step, as its own expectations do. If the script uses `ensure`, its
 * thresholds decide instead.
 */
export function failTest({ ensure }: Script['config']): void {
  const { artillery } = globalThis as { readonly artillery?: { suggestedExitCode?: number } };
  if (artillery !== undefined && ensure === undefined) artillery.suggestedExitCode = 21;
}

/** Counts a failed step. The counter's name is the same for every visitor, and contains no visitor's data. */
export function countFailure(events: Events, step: FlowStep, failure: Failure): void {
  events.emit('error', `${step.at} ${step.text}: ${reasonOf(failure)}`);
  if (failure.cause === 'account-in-use') events.emit('counter', 'gatehouse.accounts.busy', 1);
}

// Values that differ from visitor to visitor would give each visitor a separate counter. Exit codes and statuses do not.
const WORDS = /^(?:[\p{L} ,.'"()-]|\b\d{1,3}\b){1,120}$/u;

function reasonOf({ cause, kind, message, received }: Failure): string {
  if (cause === 'account-in-use' || cause === 'usage') return message;
  if (received !== undefined && WORDS.test(received)) return `it was ${received}`;
  const [first = ''] = message.split('. ');
  if (kind === null && cause !== 'expectation-failed' && WORDS.test(first)) return `${cause} (${first})`;
  return kind === null ? cause : `${cause} (${kind})`;
}

/** Counts a visitor who has left. `late` is how much later than planned the visitor came, in milliseconds. */
export function countLeft(events: Events, { outcome, faults, spells, session }: Left, late: number): void {
  for (const { state, ms } of spells) events.emit('histogram', `gatehouse.state.${state}`, ms);
  for (const fault of faults) events.emit('counter', `gatehouse.fault.${fault}`, 1);
  if (outcome !== null) events.emit('counter', `gatehouse.outcome.${outcome}`, 1);
  if (session !== 'none') {
    const isOff = session === 'logged-off';
    events.emit('counter', 'gatehouse.sessions.opened', 1);
    // A threshold needs the figure even if it is 0.
    events.emit('counter', 'gatehouse.sessions.logged_off', isOff ? 1 : 0);
    events.emit('counter', 'gatehouse.sessions.left_open', isOff ? 0 : 1);
  }
  if (outcome !== 'signed-in') return;
  const last = spells.findLastIndex(({ state }) => state === 'signing-in');
  const service = spells.slice(last).reduce((sum, { ms }) => sum + ms, 0);
  events.emit('histogram', 'gatehouse.sign_in.service_time', service);
  events.emit('histogram', 'gatehouse.sign_in.response_time', service + late);
}
