import { type PhoneNumber, readWebAddress } from '@gatehouse-login/core';
import { err, ok, Result } from 'neverthrow';
import type { LoginGiven } from '../../flags/login-flags.ts';
import { DRIVERS, type DriverName } from '../../flags/via.ts';
import { type UsageError, usageError } from '../../report/ending.ts';
import { input } from '../../report/sentence.ts';
import { listOf } from '../../report/suggestion.ts';
import type { CodeSource, NewPasswordSource, PasswordSource } from '../../secrets/secret-source.ts';
import { phoneOf } from '../../signing-in/credentials.ts';
import type { SignInRequest } from '../../signing-in/sign-in.ts';
import { readVia } from '../site/via.ts';
import { readWhere, type Where } from '../site/where.ts';

/** What a command line asks for. Each value is checked as far as possible without the site. */
export interface LoginPlan extends Where, SignInRequest {
  readonly password: PasswordSource;
  /** Where to send a code: `sms`, `email` or the id of a contact. */
  readonly contact: string | undefined;
  readonly code: CodeSource;
  readonly newPassword: NewPasswordSource;
  /** Whether the terminal may be used to ask for what is missing. */
  readonly mayAsk: boolean;
  readonly via: DriverName;
  readonly quiet: boolean;
}

/** Makes a plan from the flags. */
export function readPlan(given: LoginGiven): Result<LoginPlan, UsageError> {
  return Result.combine([
    readWhere(given),
    readPasswordSource(given),
    readPhone(given),
    readCodeSource(given),
    readNewPasswordSource(given),
    readVia(given, DRIVERS),
  ]).map(([where, password, phone, code, newPassword, via]) => ({
    ...where,
    password,
    phone,
    code,
    newPassword,
    via,
    contact: given.contact,
    follow: given.follow,
    quiet: given.quiet,
    mayAsk: !given['no-input'],
    keepSession: given['keep-session'] || given['show-session'],
    allowProduction: given['allow-production'],
  }));
}

const EXAMPLE = input('a phone number');

/** Reads a phone number from its two flags. */
function readPhone({
  phone,
  'country-code': code,
  user,
  persona,
}: LoginGiven): Result<PhoneNumber | undefined, UsageError> {
  if (phone === undefined && code === undefined) return ok(undefined);
  if (phone === undefined) return err(usageError('--country-code needs a --phone.', EXAMPLE));
  if (code === undefined) return err(usageError('--phone needs a --country-code.', EXAMPLE));
  if (user !== undefined || persona !== undefined) {
    const other = user === undefined ? '--persona' : '--user';
    return err(usageError('A login is for only one person.', `Give either ${other} or --phone.`));
  }
  return phoneOf(code, phone);
}

/** Reads from the flags where the password comes from. */
const readPasswordSource = (given: LoginGiven): Result<PasswordSource, UsageError> =>
  onlyOne<PasswordSource>('password', {
    'password-env': environment(given['password-env']),
    'password-file': file(given['password-file']),
    'password-stdin': given['password-stdin'] ? { kind: 'stdin' } : null,
  });

/** Reads from the flags where the code comes from. */
const readCodeSource = (given: LoginGiven): Result<CodeSource, UsageError> => {
  const [line, url] = [given['code-command'], given['code-url']];
  return onlyOne<CodeSource>('code', {
    'code-env': environment(given['code-env']),
    'code-command': line === undefined ? null : { kind: 'command', line },
    'code-url': url === undefined ? null : { kind: 'url', url },
  }).andThen((source) =>
    source.kind === 'url' && readWebAddress(source.url) === null ? NOT_WEB : ok(source),
  );
};

const NOT_WEB = err(
  usageError(
    'The value of --code-url is not an https address, nor an http address on this machine.',
    'Give an address that answers with the code as plain text.',
  ),
);

/** Reads from the flags where the new password comes from. */
function readNewPasswordSource(given: LoginGiven): Result<NewPasswordSource, UsageError> {
  const path = given['new-password-to'];
  const pair = 'Give --generate-password --new-password-to FILE.';
  if (given['generate-password'] && path === undefined)
    return err(usageError('A made-up password needs a file to be written to.', pair));
  if (!given['generate-password'] && path !== undefined)
    return err(usageError('Only a made-up password is written to a file.', pair));
  return onlyOne<NewPasswordSource>('new password', {
    'new-password-env': environment(given['new-password-env']),
    'new-password-file': file(given['new-password-file']),
    'generate-password': path === undefined ? null : { kind: 'generated', path },
  });
}

const environment = (name: string | undefined) =>
  name === undefined ? null : ({ kind: 'environment', name } as const);
const file = (path: string | undefined) => (path === undefined ? null : ({ kind: 'file', path } as const));

/** The only source that is given; the terminal if none is. */
function onlyOne<Source extends PasswordSource | CodeSource | NewPasswordSource>(
  what: string,
  sources: Readonly<Record<string, Source | null>>,
): Result<Source | { readonly kind: 'prompt' }, UsageError> {
  const given = Object.values(sources).filter((source) => source !== null);
  if (given.length <= 1) return ok(given[0] ?? { kind: 'prompt' });
  const flags = listOf(Object.keys(sources).map((flag) => `--${flag}`));
  return err(usageError(`The ${what} can come from only one place.`, `Give one of ${flags}.`));
}
