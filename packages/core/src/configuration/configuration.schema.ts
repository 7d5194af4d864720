import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { BRANDS } from '../brand/brand.ts';
import type { ConfigurationFault } from '../errors/domain-error.ts';
import {
  CONFIGURATION_FILE,
  type Configuration,
  DEFAULT_ALGORITHM,
  ENCRYPTION_ALGORITHMS,
  PLATFORM_TYPES,
} from './configuration.ts';
import { ALGORITHM_NEEDED, encryptionProblem } from './encryption-fault.ts';
import { readRedirectUris } from './redirect-uri-list.ts';
import { readWebAddress } from './safe-url.ts';
import { MY_ACCOUNT_NAMES, TEMPLATE_NAMES, unknownPlaceholder } from './template-names.ts';

const WEB_ADDRESS_NEEDED = 'must be an https address (http only on localhost)';
const text = z.string({ error: 'must be a text' });
const flag = z.boolean({ error: 'must be true or false' });
const webAddress = text.check(
  z.refine((value) => readWebAddress(value) !== null, { error: WEB_ADDRESS_NEEDED }),
);
const templateOf = (names: readonly string[]) =>
  webAddress.check(
    z.refine((value) => unknownPlaceholder(value, names) === null, {
      error: (issue) => `has an unknown placeholder ${unknownPlaceholder(String(issue.input), names) ?? ''}`,
    }),
  );
const template = templateOf(TEMPLATE_NAMES);
const record = <Value extends z.ZodMiniType>(value: Value) =>
  z.record(z.string(), value, { error: 'must be an object' });

/** A value that the page can do without: a malformed one gives way to the default. */
const harmless = <Schema extends z.ZodMiniType>(schema: Schema, fallback: z.output<Schema>) =>
  z.catch(z._default(schema, fallback as never), fallback as never);

// An unusable entry of a list or a record is skipped, the others stay.
const texts = z.pipe(
  z.array(z.unknown()),
  z.transform((values) => values.filter((value) => typeof value === 'string')),
);
const textRecord = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((values) =>
    Object.fromEntries(
      Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  ),
);

const redirectUris = z.pipe(
  z.array(z.unknown(), { error: 'must be a list' }),
  z.transform((entries) => readRedirectUris(entries)),
);

const encryption = z.object(
  {
    algorithm: z._default(z.enum(ENCRYPTION_ALGORITHMS, { error: ALGORITHM_NEEDED }), DEFAULT_ALGORITHM),
    keyHex: z.optional(text),
    keyText: z.optional(text),
    keyMd5Of: z.optional(text),
    passphrase: z.optional(text),
    ivHex: z.optional(text),
  },
  { error: 'must be an object' },
);

const urls = z.object(
  {
    apiEnv: z._default(text, ''),
    tradingApiUrl: z.optional(webAddress),
    redirects: z._default(
      z.object(
        { webtrader: z.optional(template), advantage: z.optional(template), settings: z.optional(template) },
        { error: 'must be an object' },
      ),
      {},
    ),
    forgotPasswordUrls: z._default(record(webAddress), {}),
    forgotUsernameUrls: z._default(record(webAddress), {}),
    sso: z.optional(webAddress),
    reloadURL: z.optional(webAddress),
    myAccountUrl: z.optional(templateOf(MY_ACCOUNT_NAMES)),
  },
  { error: 'must be an object' },
);

const figure = z.catch(z.optional(z.number().check(z.refine((value) => value >= 0))), undefined);

const configuration = z.object(
  {
    brand: z.enum(BRANDS, { error: `must be one of ${BRANDS.join(', ')}` }),
    brandName: harmless(z.string(), ''),
    appKey: z._default(text, 'Mercury'),
    appKeyWebTrader: z._default(text, 'Mercury'),
    appTitle: harmless(z.string(), ''),
    pageTitle: harmless(z.string(), ''),
    defaultTheme: harmless(z.enum(['light', 'dark', 'auto']), 'light'),
    skin: harmless(textRecord, {}),
    encrypted: z._default(flag, false),
    encryptedParam: z._default(text, ''),
    encryption: z.optional(encryption),
    useSso: z._default(flag, false),
    dualLoginSupported: harmless(z.boolean(), false),
    useSingleTabLogin: harmless(z.boolean(), false),
    showForgotPassword: harmless(z.boolean(), true),
    forgottenCode: harmless(z.string(), ''),
    brandsWithForgotPasswordFrame: harmless(texts, []),
    riskDisclaimerSvgUrls: harmless(textRecord, {}),
    redirectUris: z._default(redirectUris, []),
    streaming: z.catch(
      z._default(
        z.object({
          serverUrl: z.catch(z.optional(webAddress), undefined),
          adapterSet: z.catch(z.optional(z.string()), undefined),
          requestTimeout: figure,
          reopenDelay: figure,
          drawThrottle: figure,
        }),
        {},
      ),
      {},
    ),
    urls,
  },
  { error: 'must be a JSON object' },
);

/**
 * Checks one brand's configuration (docs/unknowns.md, configuration). Unknown keys are ignored, harmless mistakes
 * give way to defaults; a missing or malformed essential is a fault that names its field.
 */
export function parseConfiguration(json: unknown): Result<Configuration, ConfigurationFault> {
  const read = configuration.safeParse(json);
  if (!read.success) {
    const issue = read.error.issues[0];
    const missing = issue !== undefined && issue.path.length > 0 && valueAt(json, issue.path) === undefined;
    return err(
      faultAt(issue?.path.join('.') ?? '', missing ? 'is missing' : (issue?.message ?? 'is malformed')),
    );
  }
  const parsed = read.data as Configuration;
  const fault = missingEssential(parsed);
  return fault === null ? ok(parsed) : err(fault);
}

function missingEssential({ urls, redirectUris, ...rest }: Configuration): ConfigurationFault | null {
  const originBased = urls.apiEnv === 'ppe' || urls.apiEnv === 'live';
  if (!originBased && urls.tradingApiUrl === undefined) {
    return faultAt('urls.tradingApiUrl', 'is missing, and urls.apiEnv is neither "ppe" nor "live"');
  }
  const hasPlatform = PLATFORM_TYPES.some((platform) => urls.redirects[platform] !== undefined);
  if (!hasPlatform && redirectUris.length === 0) {
    return faultAt(
      'urls.redirects',
      'is empty, and so is redirectUris: there is nowhere to go after sign-in',
    );
  }
  if (rest.encrypted && rest.encryptedParam === '') {
    return faultAt('encryptedParam', 'is missing, and encrypted is on');
  }
  const key = rest.encrypted ? encryptionProblem(rest.encryption) : null;
  if (key !== null) return faultAt(key.field === '' ? 'encryption' : `encryption.${key.field}`, key.problem);
  return null;
}

function faultAt(field: string, problem: string): ConfigurationFault {
  return {
    kind: 'configuration-fault',
    file: CONFIGURATION_FILE,
    ...(field === '' ? {} : { field }),
    problem,
  };
}

function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    json,
  );
}
