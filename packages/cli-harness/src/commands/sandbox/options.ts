import type { Given, OptionSpecs } from '../command.ts';

/** The flags of `gatehouse sandbox`. */
export const SANDBOX_OPTIONS = {
  port: {
    value: 'BASE',
    about: 'the first of eight ports, 4300 unless given here or in GATEHOUSE_PORT; 0 for free ones',
  },
  'site-dir': { value: 'DIR', about: 'the folder of the built login page' },
  'dev-server': {
    value: 'URL',
    about: 'a development server on this machine that serves the login page, in place of a built one',
  },
  personas: { value: 'FILE', about: 'the people who can sign in, as YAML, in place of the built-in ones' },
  seed: { value: 'NUMBER', about: 'makes codes, sessions and the chance of faults the same in every run' },
  json: { about: 'print one JSON object with the addresses and the people' },
} as const satisfies OptionSpecs;

/** What was given to `gatehouse sandbox`. */
export type SandboxGiven = Given<typeof SANDBOX_OPTIONS>;
