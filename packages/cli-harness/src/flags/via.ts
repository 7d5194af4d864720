/** How a login page is used: by the core alone, or in a browser. */
export const DRIVERS = ['core', 'ui'] as const;

/** How scenarios are played: with either of the drivers, or with both, which must not differ. */
export const VIAS = [...DRIVERS, 'both'] as const;

/** A driver. */
export type DriverName = (typeof DRIVERS)[number];

/** A way to play scenarios. */
export type Via = (typeof VIAS)[number];
