import { account, cfdMarkets, margin, searchMarkets, spreadMarkets } from './account-calls.ts';
import type { ApiCall } from './api-call.ts';
import { logOn } from './log-on.ts';
import { changePassword, logOff, validate, validateV1 } from './session-calls.ts';
import { sendCode, verifyCode } from './two-factor-calls.ts';

/** A call and where it stands, below a mount such as /api. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** A parameter of the path is written `:token`. */
  readonly path: string;
  readonly call: ApiCall;
}

/** Every call of the platform that the sandbox answers. */
export const routes: readonly Route[] = [
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
];
