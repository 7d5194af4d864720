import type { Flags, Given } from '../../flags/flag.ts';

/** The flags of `gatehouse sandbox`. */
export const SANDBOX_OPTIONS = {
  port: {
    value: 'PORT',
    about: 'the first of eight ports: 4300 by default, or GATEHOUSE_PORT; 0 for free ports',
  },
  'site-dir': {
    value: 'DIR',
    about: 'the folder of a built login page to serve instead of the one that comes with this command',
  },
  'dev-server': {
    value: 'URL',
    about: 'a development server on this machine that serves the login page instead',
  },
  personas: { value: 'FILE', about: 'the people who can sign in, as YAML, instead of the built-in ones' },
  seed: { value: 'NUMBER', about: 'use the same codes, sessions and chances in every run' },
  json: { about: 'print the addresses and the people as one JSON object' },
} as const satisfies Flags;

/** The flags of a command line of `gatehouse sandbox`. */
export type SandboxGiven = Given<typeof SANDBOX_OPTIONS>;
