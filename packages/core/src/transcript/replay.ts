import type { FlowStep } from '../flow/edge.ts';
import { openingState, type State } from '../flow/state.ts';
import { transition } from '../flow/transition.ts';
import { canonical } from './checksum.ts';
import type { RecordedEvent, RecordedState, Transcript } from './entry.ts';
import { rebuildConfiguration, rebuildEvent } from './rebuild.ts';
import { recordCommand } from './record-login.ts';
import { recordState } from './record-state.ts';

/** What the flow did with an event. */
export interface Deed {
  /** Null if it refused the event. */
  readonly state: RecordedState | null;
  /** The names of the commands, as in a transcript. */
  readonly commands: readonly string[];
}

/** The outcome of a replay. */
export type Replay =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'different';
      /** The number of the step, counted from 1. */
      readonly step: number;
      /** The event that was played. */
      readonly event: RecordedEvent;
      /** What the version of the transcript did. */
      readonly expected: Deed;
      /** What this version does. */
      readonly found: Deed;
    }
  /** The beginning of the login was not kept, so it cannot be walked. */
  | {
      readonly kind: 'incomplete';
      /** How many steps were not kept. */
      readonly dropped: number;
    };

/** The flow's own function, which a test can replace. */
type Transit = typeof transition;

/**
 * Walks a transcript through the flow of this version, with made-up values in place of what was left out, and returns where
 * it first behaves differently. What follows a difference is not compared: it would differ because of it.
 */
export function replay(transcript: Transcript, transit: Transit = transition): Replay {
  if (transcript.dropped > 0) return { kind: 'incomplete', dropped: transcript.dropped };
  let state: State = openingState();
  for (const [index, { event, state: recorded, commands }] of transcript.steps.entries()) {
    const outcome = transit(state, rebuildEvent(event, state), rebuildConfiguration(transcript, event));
    const expected: Deed = { state: recorded, commands };
    const found = outcome.match(deedOf, (): Deed => ({ state: null, commands: [] }));
    if (canonical(found) !== canonical(expected)) {
      return { kind: 'different', step: index + 1, event, expected, found };
    }
    if (outcome.isOk()) state = outcome.value.next;
  }
  return { kind: 'same' };
}

const deedOf = ({ next, commands }: FlowStep): Deed => ({
  state: recordState(next),
  commands: commands.map(recordCommand),
});
