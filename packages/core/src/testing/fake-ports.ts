import type { LoginPorts } from '../login/ports.ts';
import { fakeAccountGateway } from './fake-account-gateway.ts';
import { fakeClock } from './fake-clock.ts';
import { fakeNavigator } from './fake-navigator.ts';
import { fakePasswordGateway } from './fake-password-gateway.ts';
import { fakeSessionGateway } from './fake-session-gateway.ts';
import { fakeStore } from './fake-store.ts';
import { fakeTracker } from './fake-tracker.ts';
import { fakeTwoFactorGateway } from './fake-two-factor-gateway.ts';

const defaults = () => ({
  sessions: fakeSessionGateway(),
  twoFactor: fakeTwoFactorGateway(),
  passwords: fakePasswordGateway(),
  accounts: fakeAccountGateway(),
  store: fakeStore(),
  tracker: fakeTracker(),
  clock: fakeClock(),
  navigator: fakeNavigator(),
  theme: () => 'light' as const,
});

/** The ports of `createLogin` as fakes, with the members that each fake adds. */
export type FakePorts = ReturnType<typeof defaults>;

/** Creates the ports of `createLogin` as fakes. The login succeeds unless an override says otherwise. */
export function fakePorts(): FakePorts;
export function fakePorts<Overrides extends Partial<LoginPorts>>(
  overrides: Overrides,
): Omit<FakePorts, keyof Overrides> & Overrides;
export function fakePorts(overrides: Partial<LoginPorts> = {}): LoginPorts {
  return { ...defaults(), ...overrides };
}
