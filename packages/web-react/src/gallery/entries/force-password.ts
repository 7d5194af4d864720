import type { StatesOf } from '@gatehouse-login/core';
import type { Entries } from '../entry.ts';
import { inTurn, leave, pass, press, pressSubmit, say, send, sendAndStop, type } from '../moves.ts';
import { askingForPassword, fillInPasswords, signIn } from '../platform.ts';

const backend = askingForPassword();
const silent = askingForPassword('is silent');
const sent = inTurn(fillInPasswords, pressSubmit);

/** The states that the force-password screen shows. */
export const FORCE_PASSWORD_ENTRIES: { readonly [Name in StatesOf<'force-password'>['at']]: Entries } = {
  'force-password': [
    { title: 'Empty', backend, play: [signIn] },
    {
      variant: 'typing',
      title: 'New password half typed',
      backend,
      play: [
        signIn,
        inTurn(type('oldPassword', 'Correct-Horse-9'), type('newPassword', 'Better')),
        pass(1_000),
      ],
    },
    {
      variant: 'ready',
      title: 'Filled in, password shown',
      backend,
      play: [signIn, fillInPasswords, press('main .password-field__toggle')],
    },
    {
      variant: 'mismatch',
      title: 'Passwords differ',
      backend,
      play: [
        signIn,
        inTurn(fillInPasswords, type('reEnterPassword', 'Other-Horse-11'), leave('reEnterPassword')),
      ],
    },
    {
      variant: 'fields-wrong',
      title: 'Rules not met',
      backend,
      play: [
        signIn,
        inTurn(
          type('newPassword', 'better'),
          type('reEnterPassword', 'worse'),
          leave('newPassword'),
          pressSubmit,
        ),
      ],
    },
    { variant: 'offline', title: 'Connection lost', backend, play: [signIn, say('error.offline')] },
    {
      variant: 'back-online',
      title: 'Connection back',
      backend,
      play: [signIn, say('page.backOnline')],
    },
  ],
  'changing-password': [
    { title: 'Just sent', backend: silent, play: [signIn, sent] },
    {
      variant: 'one-second',
      title: 'Waiting for a second',
      backend: silent,
      play: [signIn, sent, pass(1_000)],
    },
    {
      variant: 'five-seconds',
      title: 'Waiting for five seconds',
      backend: silent,
      play: [signIn, sent, pass(5_000)],
    },
  ],
  'password-not-changed': [
    { title: 'Not changed', backend: askingForPassword('refuses'), play: [signIn, sent] },
  ],
  'password-changed': [{ title: 'Changed', backend, play: [signIn, sent] }],
  'loading-account': [
    {
      title: 'Account call',
      backend,
      on: ({ tradingview }) => tradingview,
      play: [signIn, sent, send({ type: 'ok-pressed' }), pass(5_000)],
    },
  ],
  'choosing-destination': [
    {
      title: 'Destination being chosen',
      backend,
      on: ({ tradingview }) => !tradingview,
      play: [signIn, sent, sendAndStop({ type: 'ok-pressed' })],
    },
  ],
};
