/**
 * What advice calls each value of a request, and how it asks for what is missing, on a command line. The library has a table
 * of its own, in the names of its options.
 */
export const IN_FLAGS = {
  'allow-production': '--allow-production',
  brand: '--brand',
  ca: '--ca',
  'ca file': '--ca FILE',
  config: '--config',
  contact: '--contact',
  follow: '--follow',
  region: '--region',
  timeout: '--timeout SECONDS',
  user: '--user',
  'a password': 'Use --password-env, --password-file or --password-stdin.',
  'a code': 'Use --code-env, --code-command or --code-url, or run the command on a terminal.',
  'a new password':
    'Use --new-password-env, --new-password-file or --generate-password, or run the command on a terminal.',
  'a phone number': 'Give both parts, such as --country-code 86 --phone 13800138000.',
} as const;

/** Something that a request can hold. */
export type Input = keyof typeof IN_FLAGS;

/** What each input is called. */
export type InputNames = Readonly<Record<Input, string>>;
