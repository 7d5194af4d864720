/** The version of the package, sent as `appVersion` (spec 7) and printed by the command. */
export const VERSION = '0.1.0';
