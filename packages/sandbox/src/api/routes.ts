import type { ApiCall } from './api-call.ts';
import { account } from './calls/account.ts';
import { changePassword } from './calls/change-password.ts';
import { logOff } from './calls/log-off.ts';
import { logOn } from './calls/log-on.ts';
import { margin } from './calls/margin.ts';
import { cfdMarkets, searchMarkets, spreadMarkets } from './calls/market-calls.ts';
import { sendCode } from './calls/send-code.ts';
import { validate, validateV1 } from './calls/validate.ts';
import { verifyCode } from './calls/verify-code.ts';

/** The address of a call, below a base such as /api. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** A parameter of the path is written `:token`. */
  readonly path: string;
  readonly call: ApiCall;
}

/** Every call of the platform that the sandbox answers. */
export const ROUTES = [
  { method: 'POST', path: '/v2/Session', call: logOn },
  { method: 'POST', path: '/v2/Session/validate', call: validate },
  { method: 'POST', path: '/session/validate', call: validateV1 },
  { method: 'POST', path: '/session/deleteSession', call: logOff },
  { method: 'POST', path: '/session/2FA/Token/:token/Code', call: sendCode },
  { method: 'POST', path: '/session/2FA/VerifyAuthCode', call: verifyCode },
  { method: 'POST', path: '/session/changePassword', call: changePassword },
  { method: 'GET', path: '/v2/UserAccount/ClientAndTradingAccount', call: account },
  { method: 'GET', path: '/margin/ClientAccountMargin', call: margin },
  { method: 'GET', path: '/market/search', call: searchMarkets },
  { method: 'GET', path: '/cfd/markets', call: cfdMarkets },
  { method: 'GET', path: '/spread/markets', call: spreadMarkets },
] as const satisfies readonly Route[];

type NameOf<Known extends Route> = Known extends Route ? `${Known['method']} ${Known['path']}` : never;

/** A route by its method and path, such as `POST /v2/Session`. */
export type RouteName = NameOf<(typeof ROUTES)[number]>;
