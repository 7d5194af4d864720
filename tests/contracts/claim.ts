/** One thing that every adapter of a port must do. Any test runner can check a list of claims. */
export interface Claim<Subject> {
  readonly claim: string;
  /** Rejects if the claim does not hold. */
  readonly check: (subject: Subject) => Promise<void>;
}
