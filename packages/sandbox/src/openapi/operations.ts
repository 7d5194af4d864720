import type { RouteName } from '../api/routes.ts';
import type { ANSWER_SCHEMAS, REQUEST_SCHEMAS } from './schemas.ts';

/** The description of a call. */
export interface Operation {
  readonly summary: string;
  readonly answer: keyof typeof ANSWER_SCHEMAS;
  /** The schema of the request's body. */
  readonly request?: keyof typeof REQUEST_SCHEMAS;
  /** Set when the call needs the headers UserName and Session. */
  readonly session?: true;
  readonly query?: readonly string[];
}

function marketList(kind: 'cfd' | 'spread'): Operation {
  return {
    summary: `List ${kind} markets`,
    answer: 'Markets',
    session: true,
    query: ['MarketName', 'MarketCode', 'ClientAccountId', 'MaxResults', 'UseMobileShortName'],
  };
}

/** Every route of the sandbox. A route without a description does not compile. */
export const OPERATIONS: Readonly<Record<RouteName, Operation>> = {
  'POST /v2/Session': { summary: 'Log on', answer: 'LogOn', request: 'LogOnRequest' },
  'POST /v2/Session/validate': {
    summary: 'Ask whether a session lives',
    answer: 'ValidatedV2',
    request: 'ValidateRequest',
  },
  'POST /session/validate': {
    summary: 'The same in the first version',
    answer: 'ValidatedV1',
    request: 'ValidateRequest',
  },
  'POST /session/deleteSession': {
    summary: 'Log off; user name and session come in the query, as headers or in the body',
    answer: 'LoggedOff',
    query: ['userName', 'session'],
  },
  'POST /session/2FA/Token/:token/Code': {
    summary: 'Send a code, which voids the one before',
    answer: 'CodeSent',
    request: 'SendCodeRequest',
  },
  'POST /session/2FA/VerifyAuthCode': {
    summary: 'Give the code for a session; the third wrong one suspends (4020)',
    answer: 'VerifiedLogOn',
    request: 'VerifyRequest',
  },
  'POST /session/changePassword': {
    summary: 'Change the password',
    answer: 'PasswordChanged',
    request: 'ChangePasswordRequest',
    session: true,
  },
  'GET /v2/UserAccount/ClientAndTradingAccount': {
    summary: 'Who the client is, and their accounts',
    answer: 'Account',
    session: true,
  },
  'GET /margin/ClientAccountMargin': {
    summary: 'The margin of the client account',
    answer: 'Margin',
    session: true,
  },
  'GET /market/search': {
    summary: 'Search all markets',
    answer: 'WeighedMarkets',
    session: true,
    query: ['Query', 'SearchByMarketName', 'SearchByMarketCode', 'MaxResults'],
  },
  'GET /cfd/markets': marketList('cfd'),
  'GET /spread/markets': marketList('spread'),
};
