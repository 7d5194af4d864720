import * as z from 'zod/mini';
import { DEFAULT_ALGORITHM, ENCRYPTION_ALGORITHMS } from './configuration.ts';
import { ALGORITHM_NEEDED } from './encryption-fault.ts';
import { harmless, must, object, record } from './fields.schema.ts';
import { readRedirectUris } from './redirect-uri-list.ts';
import { isOwnPath, readWebAddress } from './safe-url.ts';
import { MY_ACCOUNT_NAMES, TEMPLATE_NAMES, unknownPlaceholder } from './template-names.ts';

const WEB_ADDRESS_NEEDED = 'must be an https address (http only on localhost)';
const text = z.string(must('a text'));
const flag = z.boolean(must('true or false'));
const webAddress = text.check(
  z.refine((value) => readWebAddress(value) !== null, { error: WEB_ADDRESS_NEEDED }),
);
// The API may be on the site's own origin.
const apiAddress = text.check(
  z.refine((value) => isOwnPath(value) || readWebAddress(value) !== null, {
    error: `${WEB_ADDRESS_NEEDED} or a path such as /api`,
  }),
);
const templateOf = (names: readonly string[]) =>
  webAddress.check(
    z.refine((value) => unknownPlaceholder(value, names) === null, {
      error: (issue) => `has an unknown placeholder ${unknownPlaceholder(String(issue.input), names) ?? ''}`,
    }),
  );
const template = templateOf(TEMPLATE_NAMES);

// Unusable entries of a list are skipped.
const isText = (value: unknown) => typeof value === 'string';
const texts = z.pipe(
  z.array(z.unknown()),
  z.transform((values) => values.filter(isText)),
);

const redirectUris = z.pipe(
  z.array(z.unknown(), must('a list')),
  z.transform((entries) => readRedirectUris(entries)),
);

const encryption = object({
  algorithm: z._default(z.enum(ENCRYPTION_ALGORITHMS, { error: ALGORITHM_NEEDED }), DEFAULT_ALGORITHM),
  keyHex: z.optional(text),
  keyText: z.optional(text),
  keyMd5Of: z.optional(text),
  passphrase: z.optional(text),
  ivHex: z.optional(text),
});

export const apiIsOurs = (apiEnv: unknown) => apiEnv === 'ppe' || apiEnv === 'live';

const urls = object(
  {
    apiEnv: harmless(z.string(), ''),
    tradingApiUrl: z.optional(apiAddress),
    redirects: z._default(
      object({
        webtrader: z.optional(template),
        advantage: z.optional(template),
        settings: z.optional(template),
      }),
      {},
    ),
    forgotPasswordUrls: z._default(record(webAddress), {}),
    forgotUsernameUrls: z._default(record(webAddress), {}),
    sso: z.optional(webAddress),
    reloadURL: z.optional(webAddress),
    myAccountUrl: z.optional(templateOf(MY_ACCOUNT_NAMES)),
  },
  ({ apiEnv }) => (apiIsOurs(apiEnv) ? ['tradingApiUrl'] : []),
);

const share = z.catch(z._default(z.number().check(z.gte(0), z.lte(1)), 1), 1);
const figure = z.catch(z.optional(z.number().check(z.refine((value) => value >= 0))), undefined);

/** The shape of the file. `unknownKeys` and the JSON Schema for editors are made from it. */
export const configuration = object(
  {
    brand: text,
    brandName: harmless(z.string(), ''),
    appKey: z._default(text, 'Mercury'),
    appKeyWebTrader: z._default(text, 'Mercury'),
    appTitle: harmless(z.string(), ''),
    pageTitle: harmless(z.string(), ''),
    defaultTheme: harmless(z.enum(['light', 'dark', 'auto']), 'light'),
    // Empty strings are kept: the entries go into the platform's address.
    skin: harmless(record(z.string(), isText), {}),
    encrypted: z._default(flag, false),
    encryptedParam: z._default(text, 'q'),
    encryption: z.optional(encryption),
    useSso: z._default(flag, false),
    dualLoginSupported: harmless(z.boolean(), false),
    useSingleTabLogin: harmless(z.boolean(), false),
    showForgotPassword: harmless(z.boolean(), true),
    forgottenCode: harmless(z.string(), ''),
    brandsWithForgotPasswordFrame: harmless(texts, []),
    riskDisclaimerSvgUrls: harmless(
      record(z.string(), (value) => isText(value) && value !== ''),
      {},
    ),
    redirectUris: z._default(redirectUris, []),
    streaming: harmless(
      object({
        serverUrl: z.catch(z.optional(webAddress), undefined),
        adapterSet: z.catch(z.optional(z.string()), undefined),
        requestTimeout: figure,
        reopenDelay: figure,
        drawThrottle: figure,
      }),
      {},
    ),
    telemetry: z.catch(z.optional(object({ url: webAddress, sample: share })), undefined),
    urls,
  },
  ({ encrypted }) => (encrypted === true ? [] : ['encryptedParam', 'encryption']),
);
