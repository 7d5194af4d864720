import { err, ok, type Result } from 'neverthrow';
import { type UsageError, usageError } from '../commands/arguments/usage-error.ts';
import type { LoginGiven } from '../commands/login/options.ts';
import { type LoginPlan, readPlan } from '../commands/login/plan.ts';
import { demoQuery } from '../commands/sandbox/demo-query.ts';
import type { Target } from '../commands/site/target.ts';
import { LOGIN_FLAGS } from '../flags/login-flags.ts';
import type { HarnessOptions, SandboxTarget, SignInManner, SignInRequest, Visitor } from './options.ts';
import { textOf } from './secret-text.ts';

/** A sign-in as the command understands it. */
export interface ReadRequest {
  readonly plan: LoginPlan;
  readonly target: Target;
}

// Every flag, as a command line without flags has it.
const NO_FLAGS = Object.fromEntries(
  Object.entries(LOGIN_FLAGS).map(([name, spec]) => [name, 'value' in spec ? undefined : false]),
) as unknown as LoginGiven;

/** Reads a request with the command's own rules. */
export function readRequest(
  options: HarnessOptions,
  request: SignInRequest,
  manner: SignInManner,
): Result<ReadRequest, UsageError> {
  const site = siteOf(options, request);
  if (site.isErr()) return err(site.error);
  const who = whoOf(options, request);
  if (who.isErr()) return err(who.error);
  const { timeout, keepSessions = false } = options;
  if (timeout !== undefined && !(timeout > 0 && timeout <= LONGEST)) return err(NO_TIMEOUT);
  const given: LoginGiven = {
    ...NO_FLAGS,
    site: site.value,
    user: who.value.username,
    phone: who.value.phone?.number,
    'country-code': who.value.phone?.countryCode,
    region: manner.region,
    lang: manner.lang,
    platform: manner.platform,
    'redirect-uri': manner.redirectUri,
    state: manner.state,
    contact: manner.contact,
    timeout: timeout === undefined ? undefined : (timeout / 1000).toFixed(3),
    follow: manner.follow === true,
    'keep-session': keepSessions,
    'allow-production': 'site' in options && options.allowProduction === true,
    'no-input': true,
    quiet: true,
  };
  return readPlan(given).andThen((plan) => {
    // A site was given, so the plan has one.
    if (plan.target.kind === 'sandbox') return err(NOWHERE);
    const { username = '', password } = who.value;
    const target: Target = {
      address: plan.target.address,
      builtIn: 'sandbox' in options,
      person: { username, password },
      dispose: async () => {},
    };
    return ok({ plan, target });
  });
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

interface Who {
  readonly username?: string;
  readonly phone?: { readonly countryCode: string; readonly number: string };
  readonly password: string;
}

function whoOf(options: HarnessOptions, visitor: Visitor): Result<Who, UsageError> {
  if ('persona' in visitor) {
    if (!('sandbox' in options)) {
      return err(usageError('A persona lives in a sandbox.', 'Give `username` and `password` at a site.'));
    }
    const person = personOf(options, visitor);
    if (person !== undefined) return ok({ username: person.username, password: person.password });
    const people = options.sandbox.people.map(({ id }) => id).join(', ');
    return err(
      usageError(`There is no person "${visitor.persona}" in the sandbox.`, `The people are ${people}.`),
    );
  }
  const password = textOf(visitor.password ?? '');
  if (password === '') return err(usageError('The password is empty.', 'Give the option `password`.'));
  return ok(
    'phone' in visitor ? { phone: visitor.phone, password } : { username: visitor.username, password },
  );
}
