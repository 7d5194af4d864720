import assert from 'node:assert/strict';
import type { TrackingEvent } from '@gatehouse-login/core';
import type { Claim } from './claim.ts';

/** A tracker under test. Records events one after the other and returns what a reader finds afterwards. */
export interface TrackerSubject {
  record(events: readonly TrackingEvent[]): Promise<readonly unknown[]>;
}

const SUCCESS: TrackingEvent = {
  event: 'login_success',
  brand: 'forex',
  region: 'en-us',
  language: 'ar',
  platformType: 'advantage',
};
const FAIL: TrackingEvent = {
  event: 'login_fail',
  brand: 'kq',
  region: null,
  language: 'en',
  platformType: 'webtrader',
  errorCode: 4010,
  reference: 'kamo-7352',
};

/** What every tracker must do. */
export const TRACKER_CONTRACT: readonly Claim<TrackerSubject>[] = [
  {
    claim: 'keeps every field of an event, and adds none',
    check: async ({ record }) => assert.deepEqual(await record([FAIL]), [FAIL]),
  },
  {
    claim: 'keeps the order of events, equal ones too',
    check: async ({ record }) => assert.deepEqual(await record([FAIL, FAIL, SUCCESS]), [FAIL, FAIL, SUCCESS]),
  },
];
