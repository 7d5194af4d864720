import { type DomainError, ERROR_TABLE, englishText, messageOf } from '@gatehouse-login/core';
import { ours, type Sentence, type Words } from './sentence.ts';

/** What kept a login from its end, for people and for scripts. */
export interface Problem<Told extends Words = Words> {
  /** The kind of a domain error, or of what the command itself found. */
  readonly kind: string;
  /** The platform's own error code, if it gave one. */
  readonly code?: number;
  readonly message: Told;
  /** Where there is more than one thing to tell: each, or the first few. */
  readonly details?: readonly string[];
  /** What to do about it. */
  readonly next: Told;
}

/**
 * Words an error of the core, never with a server's own words: its texts are constants, and what an error of the core
 * holds is a number, a place or a constant. `advice` stands in the place of the core's own, which knows less of where
 * this was.
 */
export function problemOf(error: DomainError, advice: Sentence | null = null): Problem<Sentence> {
  const next = advice ?? ours(ERROR_TABLE[error.kind].next);
  const code = error.kind === 'session-refused' ? error.code : undefined;
  return { kind: error.kind, ...(code === undefined ? {} : { code }), message: ours(wordsOf(error)), next };
}

function wordsOf(error: DomainError): string {
  if (error.kind === 'configuration-fault') {
    const place = error.field === undefined ? error.file : `${error.file}: ${error.field}`;
    return `${place} ${error.problem}.`;
  }
  const message = englishText(messageOf(error));
  if (error.kind === 'malformed-answer') return `${message} (${error.detail})`;
  if (error.kind === 'unreachable' && error.status !== undefined) return `${message} (HTTP ${error.status})`;
  return message;
}
