/** A command line, and what comes of it. */
export interface Example {
  /** A success ends with 0, a mistake of the user with 2, and a failure with another code. */
  readonly kind: 'success' | 'mistake' | 'failure';
  readonly line: string;
  /** Press Ctrl-C as soon as this text has been written. */
  readonly until?: string;
}
