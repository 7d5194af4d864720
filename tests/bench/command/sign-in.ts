/** Who signs in. */
export interface Account {
  readonly origin: string;
  readonly username: string;
  readonly password: string;
}

/** The environment of a contestant: where the sandbox is, and who signs in. */
export const environmentOf = ({ origin, username, password }: Account): Record<string, string> => ({
  BENCH_ORIGIN: origin,
  BENCH_USER: username,
  BENCH_PASSWORD: password,
});

/** The calls of one sign-in, as every contestant sends them: the session, the account, and the log-off. */
export const CALLS = {
  session: 'api/v2/Session',
  account: 'api/v2/UserAccount/ClientAndTradingAccount',
  logOff: 'api/session/deleteSession',
} as const;

/** Any token will do, if the header repeats the cookie. */
export const TOKEN = { Cookie: 'XSRF-TOKEN=bench', 'X-XSRF-TOKEN': 'bench' } as const;
