import type { StatesOf } from '@gatehouse-login/core';
import { anAccount, anAccountOperator, fakeAccountGateway } from '@gatehouse-login/core/testing';
import { ok } from 'neverthrow';
import type { Entries } from '../entry.ts';
import { pass, send } from '../moves.ts';
import { failing, signIn } from '../platform.ts';

const refused = failing({ kind: 'session-refused', code: 4010 });

/** The states that the login-failed screen shows. */
export const LOGIN_FAILED_ENTRIES: { readonly [Name in StatesOf<'login-failed'>['at']]: Entries } = {
  'login-failed': [
    { title: 'Login refused', backend: refused, play: [signIn] },
    {
      variant: 'phone',
      title: 'Login by phone refused',
      changes: { dualLoginSupported: true },
      remembered: { username: '', phonePrefix: '+86', phoneNumber: '13800138000' },
      backend: refused,
      play: [signIn],
    },
    { variant: 'opened', title: 'Opened by its address', step: 'login-failed' },
    {
      variant: 'without-reset',
      title: 'No page for forgotten passwords',
      changes: { showForgotPassword: false },
      backend: refused,
      play: [signIn],
    },
  ],
};

/** The states that the reset screen shows. */
export const RESET_ENTRIES: { readonly [Name in StatesOf<'reset'>['at']]: Entries } = {
  reset: [
    {
      title: "Provider's page in a frame",
      changes: { dualLoginSupported: false, useSingleTabLogin: false },
      step: 'reset',
    },
    { variant: 'unavailable', title: "No provider's page", forgotPasswordUrls: {}, step: 'reset' },
  ],
};

const account = (operator: Parameters<typeof anAccountOperator>[0]) => () => ({
  accounts: fakeAccountGateway(ok(anAccount({ accountOperators: [anAccountOperator(operator)] }))),
});

/** The states that the leaving screen shows. */
export const LEAVING_ENTRIES: { readonly [Name in StatesOf<'leaving'>['at']]: Entries } = {
  leaving: [
    { title: 'To the platform', play: [signIn] },
    { variant: 'stalled', title: 'Taking too long', play: [signIn, pass(10_000)] },
    {
      variant: 'again',
      title: 'Continued by hand',
      play: [signIn, pass(10_000), send({ type: 'continue-pressed' })],
    },
    {
      variant: 'my-account',
      title: 'To the own account',
      backend: account({ is2FAEnabledAO: true, is2FAMandatory: true }),
      play: [signIn],
    },
  ],
};

/** The state of a configuration that turns out to be unusable on the way. */
export const CONFIGURATION_FAULT_ENTRIES: {
  readonly [Name in StatesOf<'configuration-fault'>['at']]: Entries;
} = {
  'configuration-fault': [
    {
      title: 'No address of the platform',
      redirects: {},
      on: ({ tradingview }) => !tradingview,
      play: [signIn],
    },
  ],
};
