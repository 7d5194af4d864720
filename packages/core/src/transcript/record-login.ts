import type { Configuration } from '../configuration/configuration.ts';
import type { Command } from '../flow/command.ts';
import type { Taken } from '../flow/runner.ts';
import type { State } from '../flow/state.ts';
import { VERSION } from '../version.ts';
import type { TranscriptStep } from './entry.ts';
import { recordEvent } from './record-event.ts';
import { recordState } from './record-state.ts';

/** The steps of a login, as they are recorded. */
export interface LoginRecord {
  /** The configuration that the login runs with. */
  readonly configuration: Configuration;
  /** The version of Gatehouse that runs the login. */
  readonly version: string;
  /** The option `observe` of the login that is recorded. */
  readonly observe: (taken: Taken) => void;
  /** The time of the first step in epoch milliseconds. */
  readonly startedAt: () => number;
  /** Returns the steps so far. */
  readonly steps: () => readonly TranscriptStep[];
  /** How many steps at the beginning were dropped, because there were too many. */
  readonly dropped: () => number;
}

/** How many steps are kept. A login has about ten. */
export const MOST_STEPS = 500;

/**
 * Records a login for a transcript. Pass its `observe` to `createLogin`. Each event loses its secrets as soon as it happens.
 * Typing is not recorded, nor an address that is opened again with no effect.
 */
export function recordLogin(configuration: Configuration): LoginRecord {
  const steps: TranscriptStep[] = [];
  let startedAt: number | null = null;
  let dropped = 0;
  let address = '';

  /** Whether an address was opened that is open already. A page's router does so once it is loaded. */
  function isOpenAlready({ event, state, commands }: Deed, from: State): boolean {
    if (event.type !== 'opened-at') return false;
    const { key: _key, ...opened } = event;
    const before = address;
    address = JSON.stringify(opened);
    return (
      address === before &&
      commands.length === 0 &&
      JSON.stringify(state) === JSON.stringify(recordState(from))
    );
  }

  return {
    configuration,
    version: VERSION,
    observe({ from, event, outcome, at }) {
      if (event.type === 'draft-changed') return;
      startedAt ??= at;
      const deed: Deed = {
        event: recordEvent(event, from, configuration),
        ...outcome.match(
          ({ next, commands }) => ({ state: recordState(next), commands: commands.map(recordCommand) }),
          () => ({ state: null, commands: [] }),
        ),
      };
      if (isOpenAlready(deed, from)) return;
      // The clock of a machine can be set back.
      steps.push({ ms: Math.max(0, Math.round(at - startedAt)), ...deed });
      if (steps.length > MOST_STEPS) {
        steps.shift();
        dropped += 1;
      }
    },
    startedAt: () => startedAt ?? 0,
    steps: () => steps,
    dropped: () => dropped,
  };
}

type Deed = Omit<TranscriptStep, 'ms'>;

/** The name of a command, and what it waits for or records. */
export function recordCommand(command: Command): string {
  switch (command.run) {
    case 'wait-for-cooldown':
    case 'wait-for-resend':
      return `${command.run} ${command.seconds}`;
    case 'record':
      return `${command.run} ${command.event.event}`;
    default:
      return command.run;
  }
}
