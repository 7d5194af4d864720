import { type DomainError, ERROR_TABLE, englishText, messageOf } from '@gatehouse-login/core';
import { ERROR_ENDINGS } from './error-ending.ts';
import type { InputNames } from './inputs.ts';
import { ours, type Sentence, type Words, writeOut } from './sentence.ts';

/** What kept a run from succeeding, for people and for programs. */
export interface Problem<Told extends Words = Words> {
  /** The kind of a domain error, or a name of the command's own. */
  readonly kind: string;
  /** The platform's own error code, if it sent one. */
  readonly code?: number;
  /** The HTTP status of the answer, if that is what went wrong. */
  readonly status?: number;
  /** How long the server asks to wait. */
  readonly seconds?: number;
  /** Whether the same command may succeed later. */
  readonly retryable: boolean;
  readonly message: Told;
  /** The single points of a problem that has several, or the first few. */
  readonly details?: readonly string[];
  /** What to do about it. */
  readonly next: Told;
}

/** Writes a problem out, for whoever reads it. What came from outside is masked. */
export const tellProblem = (
  problem: Problem,
  mask?: (text: string) => string,
  names?: InputNames,
): Problem<string> => ({
  ...problem,
  message: writeOut(problem.message, mask, names),
  next: writeOut(problem.next, mask, names),
});

/**
 * Describes a domain error. The words of a server are never part of it: the texts are constants, and what
 * an error holds is a number, a place or a constant. `advice` replaces the general advice where more is
 * known.
 */
export function problemOf(error: DomainError, advice: Sentence | null = null): Problem<Sentence> {
  const { kind } = error;
  return {
    kind,
    ...figuresOf(error),
    retryable: ERROR_TABLE[kind].retryable,
    message: ours(wordsOf(error)),
    next: advice ?? ours(ERROR_ENDINGS[kind].next),
  };
}

function figuresOf(error: DomainError): Pick<Problem, 'code' | 'status' | 'seconds'> {
  switch (error.kind) {
    case 'session-refused':
    case 'code-refused':
    case 'account-suspended':
      return error.code === undefined ? {} : { code: error.code };
    case 'unreachable':
      return error.status === undefined ? {} : { status: error.status };
    case 'too-many-attempts':
      return { status: 429, seconds: error.seconds };
    case 'service-busy':
      return { status: 503, seconds: error.seconds };
    default:
      return {};
  }
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
