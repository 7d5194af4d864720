import type { MY_ACCOUNT_NAMES, TemplateName } from '../configuration/template-names.ts';

/** The name of a value in an address. */
export type ValueName = TemplateName | (typeof MY_ACCOUNT_NAMES)[number];

export const SESSION_CALL = 'the session call';

/** The source of each placeholder's value, in words. */
export const SOURCES: Readonly<Record<ValueName, string>> = {
  sessionId: SESSION_CALL,
  session: SESSION_CALL,
  userName: 'the login form',
  username: 'the login form',
  userType: SESSION_CALL,
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
};

/** Whether a placeholder's value opens a session. */
export const isSecretName = (name: ValueName): boolean => name === 'sessionId' || name === 'session';
