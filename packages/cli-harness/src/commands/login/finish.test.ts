import { createLogin } from '@gatehouse-login/core';
import { aConfiguration, aDraft, fakePorts, fakeSessionGateway } from '@gatehouse-login/core/testing';
import { err, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { finish } from './finish.ts';

describe('the end of a login', () => {
  it('leaves no timer running, which would keep the process alive', async () => {
    const sessions = fakeSessionGateway(err({ kind: 'too-many-attempts', seconds: 60 }));
    const ports = fakePorts({ sessions });
    const runner = createLogin(ports, aConfiguration());
    runner.send({ type: 'opened-at', step: 'login', visit: { region: 'en-uk', language: 'en', query: '' } });
    runner.send({ type: 'submitted', draft: aDraft(), password: 'p', reference: 'r' });
    expect((await runner.settled()).at).toBe('cooling-down');
    expect(ports.clock.waiting).toBe(1);
    const nothing = {
      destination: () => null,
      defect: () => null,
      serviceFault: () => null,
      openedSessions: () => [],
    };
    expect(await finish({ ...nothing, runner, closeSessions: () => okAsync(undefined) }, false)).toBeNull();
    expect(ports.clock.waiting).toBe(0);
  });
});
