import { isWorking, type StateName } from '@gatehouse-login/core';
import type { FlowChange } from '../report/run-report.schema.ts';
import type { Spell } from './contract.ts';

/** The states in which a visitor waited for the page. `end` is when the last one ended, on the clock of the changes. */
export const spellsOf = (changes: readonly FlowChange[], end: number): readonly Spell[] =>
  changes.flatMap(({ state, at }, index) =>
    isWorking({ at: state as StateName }) ? [{ state, ms: (changes[index + 1]?.at ?? end) - at }] : [],
  );
