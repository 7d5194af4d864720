/** What the visitor did with the language menu before React took over. */
export interface EarlyMenu {
  /** The index of the item that has the focus. Null if the menu is closed. */
  readonly active: number | null;
  /** The language that was chosen. */
  readonly chosen: string | null;
}

/**
 * The page before React has taken over: a small script in the document answers the visitor. Each part of React's page
 * calls the function of its part once, when it takes over, and the script stops answering for it.
 */
export interface EarlyLife {
  /**
   * Returns a selector for what was pressed last in the form, a button or a link. Returns null if nothing was pressed.
   * The fields keep their values.
   */
  readonly takeForm: () => string | null;
  readonly takeMenu: () => EarlyMenu;
  /** Returns the name of the tab that was chosen, or null. */
  readonly takeTab: () => string | null;
}

declare global {
  interface Window {
    /** Set in stamped documents, until React has taken over the form. */
    earlyLife?: EarlyLife;
  }
}
