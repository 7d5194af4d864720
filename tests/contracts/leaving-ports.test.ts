import { fakeNavigator, fakeTracker, navigatorClaims, trackerClaims } from '@gatehouse-login/core/testing';
import { describe, it } from 'vitest';

// tests/e2e/browser-ports.test.ts checks the browser's own ports in the same way.
describe('tracker: fake', () => {
  it.each(trackerClaims)('$claim', async ({ check }) => {
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
  it.each(navigatorClaims)('$claim', async ({ check }) => {
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
