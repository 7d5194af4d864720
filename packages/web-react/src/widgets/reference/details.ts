import { createContext } from 'react';

/** The details of a login that a visitor can copy for support. */
export interface Details {
  /** Loads what writes them. Resolves with a function that writes them as they are then. */
  readonly load: () => Promise<() => string>;
  /** Called if it cannot be loaded although the visitor has asked for it. */
  readonly onMissing: () => void;
}

/** The details that references on this page offer. Without them, a reference can be copied alone. */
export const DetailsOfLogin = createContext<Details | null>(null);
