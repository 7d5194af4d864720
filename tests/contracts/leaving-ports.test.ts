import { fakeNavigator, fakeTracker } from '@gatehouse-login/core/testing';
import { describe, it } from 'vitest';
import { NAVIGATOR_CONTRACT } from './navigator.contract.ts';
import { TRACKER_CONTRACT } from './tracker.contract.ts';

// tests/e2e/browser-ports.test.ts checks the browser's own ports in the same way.
describe('tracker: fake', () => {
  it.each(TRACKER_CONTRACT)('$claim', async ({ check }) => {
    const tracker = fakeTracker();
    await check({
      record: async (events) => {
        events.forEach(tracker.record);
        return tracker.events;
      },
    });
  });
});

describe('navigator: fake', () => {
  it.each(NAVIGATOR_CONTRACT)('$claim', async ({ check }) => {
    const navigator = fakeNavigator();
    await check({
      leave: async (destinations) => {
        destinations.forEach(navigator.leave);
        return navigator.destinations.map((destination) => ({
          url: destination.url,
          fields: destination.kind === 'form-post' ? destination.fields : null,
        }));
      },
    });
  });
});
