/**
 * One thing that every adapter of a port must do. A suite is a list of claims, so that any
 * test runner can check it.
 */
export interface Claim<Subject> {
  readonly claim: string;
  /** Rejects if the claim does not hold. */
  readonly check: (subject: Subject) => Promise<void>;
}
