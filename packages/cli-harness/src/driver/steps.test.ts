import { createLogin } from '@gatehouse-login/core';
import { aConfiguration, aDraft, fakePorts } from '@gatehouse-login/core/testing';
import { describe, expect, it } from 'vitest';
import { recordSteps } from './steps.ts';

describe('the steps of a login', () => {
  it('are its states and events, in milliseconds since the start, and nothing else', async () => {
    let now = 1_000;
    const login = createLogin(fakePorts(), aConfiguration(), { now: () => (now += 10.4) });
    const steps = recordSteps(login, 1_000);
    login.send({ type: 'opened-at', step: 'login', visit: { region: 'en-uk', language: 'en', query: '' } });
    login.send({ type: 'submitted', draft: aDraft(), password: 'secret', reference: 'r' });
    await login.settled();
    expect(steps).toEqual([
      { at: 'login', event: 'opened-at', ms: 10 },
      { at: 'signing-in', event: 'submitted', ms: 21 },
      { at: 'loading-account', event: 'session-opened', ms: 31 },
      { at: 'choosing-destination', event: 'account-loaded', ms: 42 },
      { at: 'leaving', event: 'destination-chosen', ms: 52 },
    ]);
  });
});
