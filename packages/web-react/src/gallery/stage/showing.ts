/** What became of a state that was to be shown. */
export interface Showing {
  /** The events that led to it. */
  readonly trail: readonly string[];
  /** Why it is not what the address names. */
  readonly problem?: string;
  /** Takes it down. */
  readonly end: () => void;
}
