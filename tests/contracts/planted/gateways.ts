import type {
  AccountGateway,
  Cancellation,
  PasswordGateway,
  SessionGateway,
  TwoFactorGateway,
} from '@gatehouse-login/core';
import {
  type AccountManner,
  accountGatewayClaims,
  anAccount,
  type PasswordManner,
  passwordGatewayClaims,
  type SessionManner,
  scriptedAccounts,
  scriptedPasswords,
  scriptedSessions,
  scriptedTwoFactor,
  sessionGatewayClaims,
  type TwoFactorManner,
  twoFactorGatewayClaims,
} from '@gatehouse-login/core/testing';
import { err, errAsync, ok, okAsync, ResultAsync } from 'neverthrow';
import { type Plant, plant } from './plant.ts';

/** A cancellation that never tells. */
const deaf = ({ cancelled }: Cancellation): Cancellation => ({ cancelled, onCancel: () => () => {} });
const NEVER = deaf({ cancelled: false, onCancel: () => () => {} });

const sessions = (fault: string, parts: readonly string[], broken: (real: SessionGateway) => object): Plant =>
  plant(
    `a session gateway that ${fault}`,
    sessionGatewayClaims,
    parts,
    () => async (manner: SessionManner) => {
      const backend = scriptedSessions(manner);
      const gateway = { ...backend, ...broken(backend) };
      return { gateway, opened: () => backend.requests, closed: () => backend.closed };
    },
  );
const twoFactor = (
  fault: string,
  parts: readonly string[],
  broken: (real: TwoFactorGateway) => object,
): Plant =>
  plant(
    `a two-factor gateway that ${fault}`,
    twoFactorGatewayClaims,
    parts,
    () => async (manner: TwoFactorManner) => {
      const backend = scriptedTwoFactor(manner);
      const gateway = { ...backend, ...broken(backend) };
      return { gateway, sent: () => backend.sent, verified: () => backend.verified };
    },
  );
const passwords = (
  fault: string,
  parts: readonly string[],
  change: (real: PasswordGateway) => PasswordGateway['change'],
): Plant =>
  plant(
    `a password gateway that ${fault}`,
    passwordGatewayClaims,
    parts,
    () => async (manner: PasswordManner) => {
      const backend = scriptedPasswords(manner);
      return { gateway: { change: change(backend) }, requests: () => backend.requests };
    },
  );
const accounts = (
  fault: string,
  parts: readonly string[],
  load: (real: AccountGateway) => AccountGateway['load'],
): Plant =>
  plant(
    `an account gateway that ${fault}`,
    accountGatewayClaims,
    parts,
    () => async (manner: AccountManner) => {
      const backend = scriptedAccounts(manner);
      return { gateway: { load: load(backend) }, sessions: () => backend.sessions };
    },
  );

const GIVING_UP = ['sends nothing', 'lets a caller give up'];

/** Broken gateways. */
export const GATEWAYS: readonly Plant[] = [
  sessions('trims the password', ['opens a session'], ({ open }) => ({
    open: ((request, cancellation) =>
      open({ ...request, password: request.password.trim() }, cancellation)) satisfies SessionGateway['open'],
  })),
  sessions('tries again after a failure', ['does not repeat'], ({ open }) => ({
    open: ((request, cancellation) =>
      open(request, cancellation).orElse((error) =>
        error.kind === 'cancelled' ? err(error) : open(request, cancellation),
      )) satisfies SessionGateway['open'],
  })),
  sessions('rejects when the service is busy', ['answers service-busy'], ({ open }) => ({
    open: ((request, cancellation) =>
      new ResultAsync(
        Promise.resolve(open(request, cancellation)).then((result) =>
          result.isErr() && result.error.kind === 'service-busy' ? Promise.reject(new Error('503')) : result,
        ),
      )) satisfies SessionGateway['open'],
  })),
  sessions('sends before it looks whether it is cancelled', ['sends nothing'], ({ open }) => ({
    open: ((request, cancellation) => {
      const call = open(request, cancellation.cancelled ? NEVER : cancellation);
      return cancellation.cancelled ? errAsync({ kind: 'cancelled' }) : call;
    }) satisfies SessionGateway['open'],
  })),
  sessions('cannot be given up', ['lets a caller give up'], ({ open }) => ({
    open: ((request, cancellation) => open(request, deaf(cancellation))) satisfies SessionGateway['open'],
  })),
  sessions('logs off without the session', ['closes a session'], ({ close }) => ({
    close: (({ username }) => close({ username, session: '' })) satisfies SessionGateway['close'],
  })),
  twoFactor(
    'encodes the token',
    ['sends a code with', 'is no text at all', 'every failure to send'],
    ({ sendCode }) => ({
      sendCode: (({ twoFaToken, contactId }, cancellation) =>
        sendCode(
          { twoFaToken: encodeURIComponent(twoFaToken), contactId },
          cancellation,
        )) satisfies TwoFactorGateway['sendCode'],
    }),
  ),
  twoFactor('tries to send a code again', ['every failure to send'], ({ sendCode }) => ({
    sendCode: ((request, cancellation) =>
      sendCode(request, cancellation).orElse((error) =>
        error.kind === 'cancelled' ? err(error) : sendCode(request, cancellation),
      )) satisfies TwoFactorGateway['sendCode'],
  })),
  twoFactor('sends the digits of a code alone', ['verifies exactly'], ({ verifyCode }) => ({
    verifyCode: (({ twoFaToken, code }, cancellation) =>
      verifyCode(
        { twoFaToken, code: code.replaceAll(/\D/g, '') },
        cancellation,
      )) satisfies TwoFactorGateway['verifyCode'],
  })),
  twoFactor('verifies a code again after a failure', ['as a value'], ({ verifyCode }) => ({
    verifyCode: ((request, cancellation) =>
      verifyCode(request, cancellation).orElse((error) =>
        error.kind === 'cancelled' ? err(error) : verifyCode(request, cancellation),
      )) satisfies TwoFactorGateway['verifyCode'],
  })),
  twoFactor('takes a suspension for a wrong code', ['answers account-suspended'], ({ verifyCode }) => ({
    verifyCode: ((request, cancellation) =>
      verifyCode(request, cancellation).mapErr((error) =>
        error.kind === 'account-suspended' ? { ...error, kind: 'code-refused' } : error,
      )) satisfies TwoFactorGateway['verifyCode'],
  })),
  twoFactor('cannot be given up', GIVING_UP, ({ sendCode }) => ({
    sendCode: ((request) => sendCode(request, NEVER)) satisfies TwoFactorGateway['sendCode'],
  })),
  passwords(
    'leaves out the session',
    ['with the session'],
    ({ change }) =>
      (request, cancellation) =>
        change({ ...request, session: null }, cancellation),
  ),
  passwords(
    'makes a session up',
    ['without a session'],
    ({ change }) =>
      (request, cancellation) =>
        change({ ...request, session: request.session ?? { username: '', session: '' } }, cancellation),
  ),
  passwords(
    'tells that a failure was a success',
    ['every failure'],
    ({ change }) =>
      (request, cancellation) =>
        change(request, cancellation).orElse((error) => (error.kind === 'cancelled' ? err(error) : ok())),
  ),
  passwords(
    'cannot be given up',
    GIVING_UP,
    ({ change }) =>
      (request) =>
        change(request, NEVER),
  ),
  accounts(
    'mixes its headers up',
    ['loads the account'],
    ({ load }) =>
      ({ username, session }, cancellation) =>
        load({ username: session, session: username }, cancellation),
  ),
  accounts(
    'takes a failure for an empty account',
    ['as a value', ...GIVING_UP],
    ({ load }) =>
      (...given) =>
        load(...given).orElse(() => okAsync(anAccount({ accountOperators: [] }))),
  ),
  accounts(
    'answers with a promise of the account',
    ['loads', 'as a value', ...GIVING_UP],
    ({ load }) =>
      (...given) =>
        Object(load(...given).unwrapOr(anAccount())),
  ),
];
