import { REGIONS } from '@gatehouse-login/core';
import { err, ok, Result } from 'neverthrow';
import { type UsageError, usageError } from '../report/ending.ts';
import { input } from '../report/sentence.ts';
import { oneOf } from '../report/suggestion.ts';
import { type Credentials, identityOf, phoneOf } from '../signing-in/credentials.ts';

import type { SignInRequest as Asked } from '../signing-in/sign-in.ts';
import { optional, readLang, readPlatform } from '../site/readers.ts';
import { demoQuery, readSiteAddress, type Target } from '../site/site-address.ts';
import { makeSecret } from '../terminal/secret.ts';
import {
  type HarnessOptions,
  type SandboxTarget,
  type SignInManner,
  type SignInRequest,
  textOf,
  type Visitor,
} from './options.ts';

/** A sign-in whose values were checked as far as possible without the site. */
export interface ReadRequest {
  readonly request: Asked;
  readonly target: Target;
  readonly credentials: Credentials;
}

/** Reads a request. */
export function readRequest(
  options: HarnessOptions,
  visitor: SignInRequest,
  { region, lang, platform, redirectUri, state, follow = false }: SignInManner,
): Result<ReadRequest, UsageError> {
  const { timeout, keepSessions: keepSession = false } = options;
  return Result.combine([
    siteOf(options, visitor).andThen(readSiteAddress),
    credentialsOf(options, visitor),
    optional(region, (text) => oneOf('There is no region', text, REGIONS)),
    optional(lang, readLang),
    optional(platform, readPlatform),
    timeout === undefined || (timeout > 0 && timeout <= LONGEST) ? ok(timeout) : err(NO_TIMEOUT),
  ]).map(([address, credentials, regionName, language, platformName]) => ({
    request: {
      region: regionName,
      lang: language,
      platform: platformName,
      redirectUri,
      state,
      phone: credentials.phone,
      timeout,
      allowProduction: 'site' in options && options.allowProduction === true,
      keepSession,
      follow,
    },
    target: { address, builtIn: 'sandbox' in options },
    credentials,
  }));
}

const LONGEST = 3_600_000;
const NO_TIMEOUT = usageError(
  'The value of `timeout` is not a number of milliseconds.',
  `Give a number up to ${LONGEST}.`,
);
const NOWHERE = usageError('Nothing says where to sign in.', 'Give the harness a `site` or a `sandbox`.');

function siteOf(options: HarnessOptions, request: Visitor): Result<string, UsageError> {
  if ('site' in options && typeof options.site === 'string') return ok(options.site);
  if (!('sandbox' in options) || options.sandbox === undefined) return err(NOWHERE);
  const { sandbox } = options;
  const brand = options.brand ?? personOf(options, request)?.brand ?? 'city-index';
  const origin: string | undefined = sandbox.brands[brand];
  if (origin !== undefined) return ok(`${origin}/${demoQuery(sandbox.home, brand)}`);
  const brands = Object.keys(sandbox.brands).join(', ');
  return err(usageError(`The sandbox has no brand "${String(brand)}".`, `Its brands are ${brands}.`));
}

const personOf = ({ sandbox }: SandboxTarget, visitor: Visitor) =>
  'persona' in visitor ? sandbox.people.find(({ id }) => id === visitor.persona) : undefined;

function credentialsOf(options: HarnessOptions, visitor: Visitor): Result<Credentials, UsageError> {
  if ('persona' in visitor) {
    if (!('sandbox' in options)) {
      return err(usageError('A persona lives in a sandbox.', 'Give `username` and `password` at a site.'));
    }
    const person = personOf(options, visitor);
    if (person !== undefined) {
      return identityOf(person.username).map((who) => ({ ...who, password: makeSecret(person.password) }));
    }
    const people = options.sandbox.people.map(({ id }) => id).join(', ');
    return err(
      usageError(`There is no person "${visitor.persona}" in the sandbox.`, `The people are ${people}.`),
    );
  }
  const password = textOf(visitor.password ?? '');
  if (password === '') return err(usageError('The password is empty.', input('a password')));
  const who =
    'phone' in visitor
      ? phoneOf(visitor.phone.countryCode, visitor.phone.number).andThen(identityOf)
      : identityOf(visitor.username);
  return who.map((identity) => ({ ...identity, password: makeSecret(password) }));
}
