import type { StatesOf } from '@gatehouse-login/core';
import type { Entries } from '../entry.ts';
import { copying, type Move, press, signIn, waitFor } from '../moves.ts';

const refused: readonly Move[] = [
  ...signIn,
  { type: 'session-refused', error: { kind: 'session-refused', code: 4010 } },
];

const COPY = '.reference__copy';

/** The states that the login-failed screen shows. */
export const LOGIN_FAILED_ENTRIES: { readonly [Name in StatesOf<'login-failed'>['at']]: Entries } = {
  'login-failed': [
    { title: 'Login refused', play: refused },
    {
      variant: 'copied',
      title: 'Reference copied',
      play: [...refused, copying(true), press(`${COPY} > button`), waitFor('[data-copied]')],
    },
    {
      variant: 'details',
      title: 'Details that the browser does not let the page copy',
      play: [...refused, copying(false), press(`${COPY} + ${COPY} > button`), waitFor('textarea')],
    },
    {
      variant: 'phone',
      title: 'Login by phone refused',
      changes: { dualLoginSupported: true },
      remembered: { username: '', phonePrefix: '+86', phoneNumber: '13800138000' },
      play: refused,
    },
    { variant: 'opened', title: 'Opened by its address', step: 'login-failed' },
    {
      variant: 'without-reset',
      title: 'No page for forgotten passwords',
      changes: { showForgotPassword: false },
      play: refused,
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

const choosing: readonly Move[] = [...signIn, { type: 'session-opened' }, { type: 'account-loaded' }];

/** Leaves for the partner that asked for the login, if the brand has partners, or for the platform. */
const leave: Move = ({ runner, configuration: { capabilities } }) =>
  runner.send({
    type: 'destination-chosen',
    purpose: capabilities.tradingview ? 'partner' : 'platform',
    host: 'trade.example',
  });
const stalled: readonly Move[] = [...choosing, leave, { type: 'departure-stalled' }];

/** The states that the leaving screen shows. */
export const LEAVING_ENTRIES: { readonly [Name in StatesOf<'leaving'>['at']]: Entries } = {
  leaving: [
    { title: 'To the platform', play: [...choosing, leave] },
    { variant: 'stalled', title: 'Taking too long', play: stalled },
    { variant: 'again', title: 'Continued by hand', play: [...stalled, { type: 'continue-pressed' }] },
    {
      variant: 'my-account',
      title: 'To the own account',
      play: [...choosing, { type: 'destination-chosen', purpose: 'my-account', host: 'account.example' }],
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
      on: ({ tradingview }) => !tradingview,
      play: [
        ...choosing,
        {
          type: 'destination-refused',
          error: {
            kind: 'configuration-fault',
            file: 'configs/config.json',
            field: 'urls.redirects',
            problem: 'is missing',
          },
        },
      ],
    },
  ],
};
