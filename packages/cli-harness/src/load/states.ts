import { isWorking, type StateName } from '@gatehouse-login/core';
import type { FlowChange } from '../report/run-report.schema.ts';
import type { Spell } from './contract.ts';

/** Returns the working states of a login with their durations. `end` is the end of the last one, on the clock of `changes`. */
export const spellsOf = (changes: readonly FlowChange[], end: number): readonly Spell[] =>
  changes.flatMap(({ state, at }, index) =>
    isWorking({ at: state as StateName }) ? [{ state, ms: (changes[index + 1]?.at ?? end) - at }] : [],
  );
