import { TEMPLATE_NAMES } from './template-names.ts';

const PLACEHOLDERS = TEMPLATE_NAMES.map((name) => `{${name}}`).join(', ');
const MAY_HOLD = `It may hold ${PLACEHOLDERS}. Without any of them, all become parameters of its query.`;

/** The description of each key of a configuration file, by its path. Editors show it. */
export const ABOUT_KEYS: Readonly<Record<string, string>> = {
  $schema: 'The address of this schema, for editors.',
  brand: 'The brand of the site. It decides regions, tabs and the ways to log in.',
  brandName: 'The name that visitors know the brand by.',
  appKey: 'The key that the API knows this application by.',
  appKeyWebTrader: 'The key for logins to Web Trader.',
  appTitle: 'The title that the platform is opened with.',
  pageTitle: 'The title of the page in the browser.',
  defaultTheme: 'The colours of the page. "auto" follows the settings of the visitor\'s system.',
  skin: 'Texts that are added to the platform\'s address. "accent" also colours the page.',
  encrypted: "Encrypts the query of the platform's address. This is a format and protects nothing.",
  encryptedParam: 'The name of the parameter that holds the encrypted query.',
  encryption: 'How to encrypt. It needs exactly one of keyHex, keyText, keyMd5Of and passphrase.',
  'encryption.algorithm': 'The form of triple-DES: three keys or two, chained or not.',
  'encryption.keyHex': 'The key as hexadecimal digits: 24 bytes for des-ede3, 16 for des-ede.',
  'encryption.keyText': 'The key as UTF-8 text: 24 bytes for des-ede3, 16 for des-ede.',
  'encryption.keyMd5Of': 'A text whose MD5 sum is the key.',
  'encryption.passphrase': 'A passphrase, used as crypto-js does.',
  'encryption.ivHex': 'The initialisation vector of the cbc algorithms: 8 bytes as hexadecimal digits.',
  useSso: 'Posts a form to urls.sso to go to Web Trader.',
  dualLoginSupported: "Shows both tabs, user name and phone. Otherwise only the brand's own tab is shown.",
  useSingleTabLogin:
    'With this or dualLoginSupported, the page for forgotten passwords opens in a new tab instead of a frame.',
  newDesignsAllowedLangs: 'Accepted, without an effect.',
  showForgotPassword: 'Offers a way to reset the password.',
  forgottenCode: 'The theme that the page for forgotten passwords is opened with.',
  brandsWithForgotPasswordFrame:
    'The brand names whose page for forgotten passwords is always shown in a frame.',
  riskDisclaimerSvgUrls: 'The addresses of the risk disclaimer, by language.',
  redirectUris:
    'The partner addresses that a login may lead back to, character for character. Without any, every redirect_uri is refused.',
  streaming: 'The connection to the streaming server.',
  'streaming.serverUrl': 'The address of the streaming server.',
  'streaming.adapterSet': 'The name of its adapter set.',
  'streaming.requestTimeout': 'How long a request may take, in milliseconds.',
  'streaming.reopenDelay':
    'How long to wait before the visitor is told that a lost connection is being reopened, in milliseconds.',
  'streaming.drawThrottle': 'The shortest time between two updates of the screen, in milliseconds.',
  telemetry:
    'Reports how quick the page is and what goes wrong, without anything about the visitor. Off by default.',
  'telemetry.url': 'The address that reports are sent to, as JSON in the body of a POST.',
  'telemetry.sample': 'The share of page views that report, from 0 to 1. All by default.',
  urls: 'The addresses that the login uses. They must be https; http is allowed on localhost.',
  'urls.apiEnv':
    'Where the trading API is: "ppe" for /api-ppe and "live" for /api on the site\'s own origin; with anything else, tradingApiUrl counts.',
  'urls.tradingApiUrl':
    'The address of the trading API, or its path on the site\'s own origin, unless apiEnv is "ppe" or "live".',
  'urls.redirects':
    'The addresses of the platforms. One is enough. Values are filled in for {name} placeholders.',
  'urls.redirects.webtrader': `The address of Web Trader. ${MAY_HOLD}`,
  'urls.redirects.advantage': `The address of Advantage. ${MAY_HOLD}`,
  'urls.redirects.settings': `The address of the settings. ${MAY_HOLD}`,
  'urls.forgotPasswordUrls': 'The pages for forgotten passwords, by region, or "default".',
  'urls.forgotUsernameUrls': 'The pages for forgotten user names, by region, or "default".',
  'urls.sso': 'The address that the single sign-on form is posted to.',
  'urls.reloadURL':
    'The address that the platform sends a visitor to for a new login. By default, the root of the region.',
  'urls.webtrader': 'Accepted, without an effect.',
  'urls.myAccountUrl':
    'The page to set up two-factor authentication on. It may hold {session}, {username} and {source}.',
};
