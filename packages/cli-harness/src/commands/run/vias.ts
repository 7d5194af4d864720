/** How scenarios are played: with the core alone, in a browser, or with both, which must not differ. */
export const VIAS = ['core', 'ui', 'both'] as const;

/** A way to play scenarios. */
export type Via = (typeof VIAS)[number];
