import type { Flags, Given } from '../../flags/flag.ts';

/** The flags of `gatehouse stamp`. */
export const STAMP_OPTIONS = {
  site: {
    value: 'DIR',
    about: 'the folder of the built login page, if not the one that comes with this command',
  },
  config: { value: 'FILE', about: "the brand's configuration, which becomes configs/config.json" },
  out: {
    value: 'DIR',
    about: 'where the finished site goes: a new or empty folder, or one that was stamped before',
  },
  origin: { value: 'URL', about: 'the origin that the site will have, such as https://login.example' },
  json: { about: 'print one JSON object' },
} as const satisfies Flags;

/** The flags of a command line of `gatehouse stamp`. */
export type StampGiven = Given<typeof STAMP_OPTIONS>;
