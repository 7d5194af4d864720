/** What became of a state that was to be shown. */
export interface Showing {
  /** The events that led to it. */
  readonly trail: readonly string[];
  /** Why it is not what the address names. */
  readonly problem?: string;
  /** Takes it down. */
  readonly end: () => void;
}

/** A text that a state shows, by its key. */
export interface ShownText {
  readonly key: string;
  /** Only screen readers say it. */
  readonly isHeard: boolean;
}

/** What the stage reports of the state that it shows. */
export interface Shown extends Omit<Showing, 'end'> {
  readonly address: string;
  /** Its texts, if the address asks for them. */
  readonly texts: readonly ShownText[];
}

declare global {
  interface Window {
    /** The last report of a stage. */
    shown?: Shown;
  }
  interface WindowEventMap {
    'state-shown': CustomEvent<Shown>;
  }
}
