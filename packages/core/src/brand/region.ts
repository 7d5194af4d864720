/** The region prefixes of the built-in brands (spec 2). */
export const REGIONS = ['en-uk', 'en-sg', 'en-au', 'en-us', 'en-ca', 'en', 'ie', 'jp'] as const;

/** A brand's region, the first segment of its paths, such as `en-uk`. Brands without regions have none. */
export type Region = string;

/** Returns the key of a region's addresses in a configuration: `default` without a region. */
export const regionKey = (region: Region | null): string => region ?? 'default';
