import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { describe, expect, it, vi } from 'vitest';
import type { LoginPorts } from '../login/ports.ts';
import { aConfiguration, aDraft, fakePorts } from '../testing/index.ts';
import { CONFIGURATION, LOGIN, LOGIN_OPTIONS, LOGIN_PORTS, loginModule, PORTS } from './index.ts';

const NAMES = Object.keys(PORTS) as (keyof LoginPorts)[];

function compose(ports: LoginPorts, names: readonly (keyof LoginPorts)[] = NAMES) {
  // The container compiles code otherwise, which a content security policy without 'unsafe-eval' forbids.
  const container = new Container({ jitless: true });
  for (const name of names) container.bind<unknown>(PORTS[name]).toConstantValue(ports[name]);
  container.load(loginModule);
  container.bind(CONFIGURATION).toConstantValue(aConfiguration());
  return container;
}

describe('the login module in a container', () => {
  it('collects the ports that are bound', () => {
    const ports = fakePorts();
    expect(compose(ports).get(LOGIN_PORTS)).toEqual(ports);
    expect(NAMES).toEqual(Object.keys(ports));
  });

  it('provides a login over them, one for all', async () => {
    const ports = fakePorts();
    const container = compose(ports);
    const login = container.get(LOGIN);
    login.send({ type: 'opened-at', step: 'login', visit: { region: 'en-uk', language: 'en', query: '' } });
    login.send({ type: 'submitted', draft: aDraft(), password: 'Correct-Horse-9', reference: 'r' });
    expect((await login.settled()).at).toBe('leaving');
    expect(ports.navigator.destinations).toMatchObject([{ kind: 'navigate', purpose: 'platform' }]);
    expect(container.get(LOGIN)).toBe(login);
  });

  it('hands the options on', () => {
    const container = compose(fakePorts());
    const remembered = { username: 'DM7', phonePrefix: '', phoneNumber: '' };
    container.bind(LOGIN_OPTIONS).toConstantValue({ remembered });
    expect(container.get(LOGIN).getSnapshot()).toEqual({ at: 'opening', remembered });
  });

  it('names every missing port at once', () => {
    const container = compose(fakePorts(), ['clock', 'tracker']);
    const missing = 'sessions, twoFactor, passwords, accounts, store, navigator, theme';
    expect(() => container.get(LOGIN)).toThrow(`missing: ${missing}`);
  });

  it('makes nothing before it is asked for', () => {
    const container = new Container({ jitless: true });
    const make = vi.fn(() => fakePorts().clock);
    container.bind(PORTS.clock).toDynamicValue(make);
    container.load(loginModule);
    expect(make).not.toHaveBeenCalled();
  });
});
