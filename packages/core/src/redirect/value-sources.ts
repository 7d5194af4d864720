import type { MY_ACCOUNT_NAMES, TemplateName } from '../configuration/template-names.ts';

type Name = TemplateName | (typeof MY_ACCOUNT_NAMES)[number] | 'encrypted';

/** Where the value of each placeholder comes from. */
export const SOURCES = {
  sessionId: 'the session call',
  session: 'the session call',
  userName: 'the login form',
  username: 'the login form',
  userType: 'the session call',
  cultureCode: 'the language of the page',
  cultureId: 'the language of the page',
  language: 'the language of the page',
  AuthenticationUri: 'urls.reloadURL, else the root of the region',
  theme: 'defaultTheme, as the page shows it',
  title: 'appTitle',
  showMenu: 'always true',
  page: 'the page parameter of the query',
  time: 'the clock',
  accountOperator: 'the first operator of the account',
  source: 'always tradingview',
  encrypted: 'the whole query, encrypted',
} as const satisfies Record<Name, string>;

const SECRETS: readonly string[] = ['sessionId', 'session', 'encrypted'] satisfies Name[];

/** The sources of these placeholders in words; null where there is none that has one. */
export function sourceOf(names: readonly string[]): string | null {
  const known = names.filter((name): name is Name => Object.hasOwn(SOURCES, name));
  return known.length === 0 ? null : [...new Set(known.map((name) => SOURCES[name]))].join('; ');
}

/** Says whether a placeholder's value opens a session, or holds what does. */
export const isSecretName = (name: string): boolean => SECRETS.includes(name);
