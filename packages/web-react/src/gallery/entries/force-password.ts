import type { StatesOf } from '@gatehouse-login/core';
import { connectionNews, type Entries, waiting } from '../entry.ts';
import { fill, leave, type Move, pass, press, pressSubmit, signIn } from '../moves.ts';

const asked: readonly Move[] = [...signIn, { type: 'password-change-required' }];
const filledIn: readonly Move[] = [
  ...asked,
  fill({
    oldPassword: 'Correct-Horse-9',
    newPassword: 'Better-Horse-10',
    reEnterPassword: 'Better-Horse-10',
  }),
];
const changed: Move = { type: 'password-changed' };

/** Asks for a new password, and sends it. */
export const sendPasswords: readonly Move[] = [...filledIn, pressSubmit];

/** The states that the force-password screen shows. */
export const FORCE_PASSWORD_ENTRIES: { readonly [Name in StatesOf<'force-password'>['at']]: Entries } = {
  'force-password': [
    { title: 'Empty', play: asked },
    {
      variant: 'typing',
      title: 'New password half typed',
      play: [...asked, fill({ oldPassword: 'Correct-Horse-9', newPassword: 'Better' }), pass(1_000)],
    },
    {
      variant: 'ready',
      title: 'Filled in, password shown',
      play: [...filledIn, press('main .password-field__toggle')],
    },
    {
      variant: 'mismatch',
      title: 'Passwords differ',
      play: [...filledIn, fill({ reEnterPassword: 'Other-Horse-11' }), leave('reEnterPassword')],
    },
    {
      variant: 'fields-wrong',
      title: 'Rules not met',
      play: [
        ...asked,
        fill({ newPassword: 'better', reEnterPassword: 'worse' }),
        leave('newPassword'),
        pressSubmit,
      ],
    },
    {
      variant: 'old-too-short',
      title: 'Old password too short',
      play: [...filledIn, fill({ oldPassword: 'Horse' }), pressSubmit],
    },
    ...connectionNews(asked),
  ],
  'changing-password': waiting(sendPasswords),
  'password-not-changed': [
    {
      title: 'Not changed',
      play: [...sendPasswords, { type: 'password-not-changed', error: { kind: 'password-not-changed' } }],
    },
  ],
  'password-changed': [{ title: 'Changed', play: [...sendPasswords, changed] }],
  'loading-account': [
    {
      title: 'Account call',
      on: ({ tradingview }) => tradingview,
      play: [...sendPasswords, changed, { type: 'ok-pressed' }, pass(5_000)],
    },
  ],
  'choosing-destination': [
    {
      title: 'Destination being chosen',
      on: ({ tradingview }) => !tradingview,
      play: [...sendPasswords, changed, { type: 'ok-pressed' }],
    },
  ],
};
