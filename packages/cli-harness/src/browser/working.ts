import type { StateName } from '@gatehouse-login/core';

const WORKING: readonly StateName[] = [
  'opening',
  'signing-in',
  'loading-account',
  'choosing-destination',
  'sending-code',
  'verifying-code',
  'changing-password',
];

/** Whether the page works on its own in a state. */
export const isWorking = (state: StateName): boolean => WORKING.includes(state);
