import type { TrackingEvent } from '../tracking/tracking-event.ts';
import { same } from './claim.ts';
import { claimsOf } from './claim-list.ts';

/** A tracker to check. Records the events in order and returns what was recorded. */
export interface TrackerSubject {
  /** Records the events, and returns what was recorded. */
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

/** The contract of `Tracker`. */
export const trackerClaims = claimsOf<TrackerSubject>({ port: 'A tracker', functions: { record: 'acts' } }, [
  {
    claim: 'keeps every field of an event, and adds none',
    remedy: 'Record the event as it is, with its null fields, and nothing besides.',
    check: async ({ record }) => same(await record([FAIL]), [FAIL]),
  },
  {
    claim: 'keeps the order of events, also of equal ones',
    remedy: 'Record every event in the order of the calls, and do not merge equal ones.',
    check: async ({ record }) => same(await record([FAIL, FAIL, SUCCESS]), [FAIL, FAIL, SUCCESS]),
  },
]);
