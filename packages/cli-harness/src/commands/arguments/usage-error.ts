/** A wrong use of the command: what is wrong, in one sentence, and what to do instead. Nothing was sent. */
export interface UsageError {
  readonly kind: 'usage';
  readonly message: string;
  readonly next: string;
}

/** Makes a usage error. */
export const usageError = (message: string, next = 'See gatehouse --help.'): UsageError => ({
  kind: 'usage',
  message,
  next,
});
