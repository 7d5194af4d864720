import type { Brand } from '../brands/brands.ts';
import type { SiteConfiguration } from '../brands/configuration.ts';

/** SHA-256 hashes (base64) of the inline blocks that a page may run. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const noInline: InlineHashes = { scripts: [], styles: [] };

const oneYearSeconds = 31_536_000;

/** Where the browser reports a violation to; the report shows up in the journal. */
export const reportPath = '/csp-report';

/** Features that a login page has no use for. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const origins = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(
    addresses.flatMap((address) =>
      address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [],
    ),
  ),
];

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'sha256-${hash}'`);

/** What a development server's page may do beyond: put in styles by a nonce, and hear of changes. */
export interface DevelopmentPage {
  /** Where changes are told. */
  readonly socket: string;
  /** Vite gives it to the styles that it puts in (packages/web-react/vite.config.ts). */
  readonly nonce: string;
}

/** The content security policy of a brand's pages, from the addresses in its configuration. */
export const contentSecurityPolicy = (
  configuration: SiteConfiguration,
  inline: InlineHashes,
  development?: DevelopmentPage,
): string => {
  const { urls } = configuration;
  const frames = origins(Object.values(urls.forgotPasswordUrls));
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(inline.scripts)],
    'style-src': [
      "'self'",
      ...quoted(inline.styles),
      ...(development === undefined ? [] : [`'nonce-${development.nonce}'`]),
    ],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...origins([urls.tradingApiUrl]),
      ...(development === undefined ? [] : [development.socket]),
    ],
    'frame-src': frames.length === 0 ? ["'none'"] : frames,
    'form-action': ["'self'", ...origins([urls.sso, urls.webtrader, urls.redirects.webtrader])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    'report-uri': [reportPath],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
};

/** A TradingView sign-in opens as a pop-up, and isolation would cut it from its opener. */
const openerPolicy = (brand: Brand): string =>
  brand.startsWith('tradingview-') ? 'unsafe-none' : 'same-origin';

/** The headers of everything that a brand's port serves. */
export const siteHeaders = (
  configuration: SiteConfiguration,
  inline: InlineHashes = noInline,
  development?: DevelopmentPage,
): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(configuration, inline, development),
  'cross-origin-opener-policy': openerPolicy(configuration.brand),
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'strict-transport-security': `max-age=${oneYearSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

/** The headers of the platform's answers: JSON that nobody opens as a page needs less. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': `max-age=${oneYearSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** The headers of the home port: its own scripts alone, framed by this sandbox's own sites at most. */
export const homeHeaders = (framedBy: readonly string[]): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy.length === 0 ? "'none'" : framedBy.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'strict-transport-security': `max-age=${oneYearSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
});
