/** A call, as the document describes it. */
export interface Operation {
  readonly path: string;
  readonly method: 'get' | 'post';
  readonly summary: string;
  /** The schema of the answer, by name. */
  readonly answer: string;
  /** The schema of the request's body, by name. */
  readonly request?: string;
  /** Set when the call needs the headers UserName and Session. */
  readonly session?: true;
  readonly query?: readonly string[];
}

/** Every call that the sandbox answers. */
export const operations: readonly Operation[] = [
  { path: '/v2/Session', method: 'post', summary: 'Log on', answer: 'LogOn', request: 'LogOnRequest' },
  {
    path: '/v2/Session/validate',
    method: 'post',
    summary: 'Ask whether a session lives',
    answer: 'ValidatedV2',
    request: 'ValidateRequest',
  },
  {
    path: '/session/validate',
    method: 'post',
    summary: 'The same in the first version',
    answer: 'ValidatedV1',
    request: 'ValidateRequest',
  },
  {
    path: '/session/deleteSession',
    method: 'post',
    summary: 'Log off; user name and session come in the query, as headers or in the body',
    answer: 'LoggedOff',
    query: ['userName', 'session'],
  },
  {
    path: '/session/2FA/Token/{token}/Code',
    method: 'post',
    summary: 'Send a code, which voids the one before',
    answer: 'CodeSent',
    request: 'SendCodeRequest',
  },
  {
    path: '/session/2FA/VerifyAuthCode',
    method: 'post',
    summary: 'Give the code for a session; the third wrong one suspends (4020)',
    answer: 'VerifiedLogOn',
    request: 'VerifyRequest',
  },
  {
    path: '/session/changePassword',
    method: 'post',
    summary: 'Change the password',
    answer: 'PasswordChanged',
    request: 'ChangePasswordRequest',
    session: true,
  },
  {
    path: '/v2/UserAccount/ClientAndTradingAccount',
    method: 'get',
    summary: 'Who the client is, and their accounts',
    answer: 'Account',
    session: true,
  },
  {
    path: '/margin/ClientAccountMargin',
    method: 'get',
    summary: 'The margin of the client account',
    answer: 'Margin',
    session: true,
  },
  {
    path: '/market/search',
    method: 'get',
    summary: 'Search all markets',
    answer: 'WeighedMarkets',
    session: true,
    query: ['Query', 'SearchByMarketName', 'SearchByMarketCode', 'MaxResults'],
  },
  ...(['cfd', 'spread'] as const).map(
    (kind): Operation => ({
      path: `/${kind}/markets`,
      method: 'get',
      summary: `List ${kind} markets`,
      answer: 'Markets',
      session: true,
      query: ['MarketName', 'MarketCode', 'ClientAccountId', 'MaxResults', 'UseMobileShortName'],
    }),
  ),
];
