import type { Step, Visit } from '../address/location.ts';
import { withLanguage } from '../address/location.ts';
import type { EventOf } from '../flow/event.ts';
import { stepOf } from '../flow/projection.ts';
import type { State } from '../flow/state.ts';
import type { Language } from '../locale/language.ts';

/** An entry of the browser's history. */
export interface HistoryEntry {
  /** The step that the entry shows. */
  readonly step: Step;
  /** What its address says besides the step. */
  readonly visit: Visit;
  /**
   * The reference of the attempt that led to the step, which lets the step be shown again. Browsers write their history
   * to disk, so an entry holds nothing more of a login.
   */
  readonly ticket?: string;
}

/** A change of the browser's history. */
export interface HistoryChange {
  /** Whether the entry is added, or takes the place of the present one. */
  readonly kind: 'push' | 'replace';
  /** The entry. */
  readonly entry: HistoryEntry;
}

/**
 * Returns what a state does to the browser's history, whose current entry is given. A later step gets an entry of its
 * own. Going back to the login replaces the entry, so that the browser's back button does not lead into a refusal.
 */
export function historyChange(current: HistoryEntry | null, state: State): HistoryChange | null {
  const entry = entryOf(state);
  if (entry === null) return null;
  const { step, visit } = entry;
  if (current?.step === step) return { kind: 'replace', entry: { ...current, visit } };
  if (current !== null && step === 'login') return { kind: 'replace', entry: { step, visit } };
  return { kind: 'push', entry };
}

/** Returns the event of the language menu: the same step in another language. Null where a state has no address. */
export function inLanguage(state: State, language: Language): EventOf<'opened-at'> | null {
  const entry = entryOf(state);
  if (entry === null) return null;
  const query = withLanguage(entry.visit.query, language);
  return { type: 'opened-at', ...entry, visit: { ...entry.visit, language, query } };
}

function entryOf(state: State): HistoryEntry | null {
  const step = stepOf(state);
  if (state.at === 'opening' || step === null) return null;
  const { visit, reference } = state;
  return { step, visit, ...(reference && { ticket: reference }) };
}
