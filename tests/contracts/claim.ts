/** One thing that every adapter of a port keeps to; a suite is a list of them, so that any test runner can go through it. */
export interface Claim<Subject> {
  readonly claim: string;
  /** Rejects where it does not hold. */
  readonly check: (subject: Subject) => Promise<void>;
}
