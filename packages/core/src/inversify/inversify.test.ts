import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { describe, expect, it, vi } from 'vitest';
import type { LoginPorts } from '../login/ports.ts';
import { fakePorts } from '../testing/index.ts';
import { LOGIN_PORTS, loginModule, PORTS } from './index.ts';

const NAMES = Object.keys(PORTS) as (keyof LoginPorts)[];

function compose(ports: LoginPorts, names: readonly (keyof LoginPorts)[] = NAMES) {
  // The container compiles code otherwise, which a content security policy without 'unsafe-eval' forbids.
  const container = new Container({ jitless: true });
  for (const name of names) container.bind<unknown>(PORTS[name]).toConstantValue(ports[name]);
  container.load(loginModule);
  return container;
}

describe('the login module in a container', () => {
  it('collects the ports that are bound', () => {
    const ports = fakePorts();
    const container = compose(ports);
    expect(container.get(LOGIN_PORTS)).toEqual(ports);
    expect(container.get(LOGIN_PORTS)).toBe(container.get(LOGIN_PORTS));
    expect(NAMES).toEqual(Object.keys(ports));
  });

  it('names every missing port at once', () => {
    const container = compose(fakePorts(), ['clock', 'tracker']);
    const missing = 'sessions, twoFactor, passwords, accounts, store, navigator, theme';
    expect(() => container.get(LOGIN_PORTS)).toThrow(`missing: ${missing}`);
  });

  it('makes nothing before it is asked for', () => {
    const container = new Container({ jitless: true });
    const make = vi.fn(() => fakePorts().clock);
    container.bind(PORTS.clock).toDynamicValue(make);
    container.load(loginModule);
    expect(make).not.toHaveBeenCalled();
  });
});
