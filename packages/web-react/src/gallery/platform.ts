import type { LoginFault, LoginPorts, SessionExpired, SessionRefused } from '@gatehouse-login/core';
import {
  aLoginAnswer,
  fakeAccountGateway,
  fakePasswordGateway,
  fakeSessionGateway,
  fakeTwoFactorGateway,
  type TwoFactorScript,
} from '@gatehouse-login/core/testing';
import { err, ok } from 'neverthrow';
import { inTurn, type Move, pressSubmit, send, type } from './moves.ts';

/** What the platform answers. Each part is used up by one state. */
export type Answers = () => Partial<LoginPorts>;

/** An answer that does not come. */
const never = new Promise<never>(() => {});

const CONTACTS = [
  { contactId: 'mail', contactCategoryId: '1', value: 'm…k@example.com' },
  { contactId: 'office', contactCategoryId: '1', value: 'office…desk@a-rather-long-company-name.example' },
  { contactId: 'phone', contactCategoryId: '2', value: '+44 •••• •••321' },
];

/** The session call does not end. */
export const silent: Answers = () => ({ sessions: fakeSessionGateway(never) });

/** The session call fails. */
export const failing =
  (fault: Exclude<LoginFault, SessionExpired> | SessionRefused): Answers =>
  () => ({ sessions: fakeSessionGateway(err(fault)) });

/** The session call succeeds, and the account call does not end. */
export const silentAccount: Answers = () => ({ accounts: fakeAccountGateway(never) });

/** The session call succeeds, and the platform has forgotten the session before the account call. */
export const expired: Answers = () => ({ accounts: fakeAccountGateway(err({ kind: 'session-expired' })) });

/** The platform asks for a code. What the later calls answer is up to the state; by default they succeed. */
export const askingForCode =
  (
    script: () => TwoFactorScript = () => ({}),
    contacts: readonly (typeof CONTACTS)[number][] = CONTACTS,
  ): Answers =>
  () => ({
    sessions: fakeSessionGateway(
      ok(
        aLoginAnswer({ session: null, is2FaEnabled: true, twoFaToken: 't', additional2FaMethods: contacts }),
      ),
    ),
    twoFactor: fakeTwoFactorGateway(script()),
    accounts: fakeAccountGateway(never),
  });

/** Neither sending nor verifying a code comes to an end. */
export const silentCode = askingForCode(() => ({ sending: [never] }));
export const silentVerification = askingForCode(() => ({ verifying: [never] }));

/** The platform asks for a new password. */
export const askingForPassword =
  (change: 'changes' | 'refuses' | 'is silent' = 'changes'): Answers =>
  () => ({
    sessions: fakeSessionGateway(ok(aLoginAnswer({ passwordChangeRequired: true }))),
    passwords: fakePasswordGateway(
      { changes: ok(undefined), refuses: err({ kind: 'password-not-changed' } as const), 'is silent': never }[
        change
      ],
    ),
    accounts: fakeAccountGateway(never),
  });

const NAMES = {
  username: inTurn(type('username', 'DM123456')),
  phone: inTurn(type('phonePrefix', '+86'), type('phoneNumber', '13800138000')),
};

/** Fills in the login form, on the tab in use. */
export const fillIn: Move = async (scene) => {
  const state = scene.runner.getSnapshot();
  if (state.at !== 'opening') await NAMES[state.draft.tab](scene);
  await type('password', 'Correct-Horse-9')(scene);
};

/** Fills in the login form and sends it. */
export const signIn: Move = inTurn(fillIn, pressSubmit);

/** Chooses where to send the code. */
export const chooseContact: Move = send({ type: 'contact-selected', contactId: 'mail' });

/** Types a code and sends it. */
export const sendCode: Move = inTurn(chooseContact, type('code', '123456'), pressSubmit);

/** Fills in the form of the forced change. */
export const fillInPasswords: Move = inTurn(
  type('oldPassword', 'Correct-Horse-9'),
  type('newPassword', 'Better-Horse-10'),
  type('reEnterPassword', 'Better-Horse-10'),
);
