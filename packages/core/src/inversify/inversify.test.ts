import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { describe, expect, it, vi } from 'vitest';
import { createRunner } from '../flow/runner.ts';
import { openingState } from '../flow/state.ts';
import {
  aConfiguration,
  aDraft,
  fakeAccountGateway,
  fakeClock,
  fakeConfigurationSource,
  fakeNavigator,
  fakePasswordGateway,
  fakeSessionGateway,
  fakeStore,
  fakeTracker,
  fakeTwoFactorGateway,
} from '../testing/index.ts';
import { recipe, token } from '../wiring/token.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { bindRecipes, bindValue, resolve } from './index.ts';

function compose() {
  const container = new Container({ jitless: true });
  const configuration = aConfiguration();
  const navigator = fakeNavigator();
  bindRecipes(container);
  bindValue(container, TOKENS.configuration, configuration);
  bindValue(container, TOKENS.surroundings, { origin: 'https://login.example', theme: () => 'light' });
  bindValue(container, TOKENS.sessionGateway, fakeSessionGateway());
  bindValue(container, TOKENS.twoFactorGateway, fakeTwoFactorGateway());
  bindValue(container, TOKENS.passwordGateway, fakePasswordGateway());
  bindValue(container, TOKENS.accountGateway, fakeAccountGateway());
  bindValue(container, TOKENS.configurationSource, fakeConfigurationSource());
  bindValue(container, TOKENS.keyValueStore, fakeStore());
  bindValue(container, TOKENS.tracker, fakeTracker());
  bindValue(container, TOKENS.clock, fakeClock());
  bindValue(container, TOKENS.navigator, navigator);
  return { container, configuration, navigator };
}

describe('the core in a real container', () => {
  it('makes everything that it has a name for', () => {
    const { container } = compose();
    for (const name of Object.values(TOKENS)) expect(resolve<unknown>(container, name)).toBeDefined();
  });

  it('signs a visitor in and sends him to the platform', async () => {
    const { container, configuration, navigator } = compose();
    const runner = createRunner(openingState(), configuration, resolve(container, TOKENS.performers));
    runner.send({ type: 'opened-at', step: 'login', visit: { region: 'en-uk', language: 'en', query: '' } });
    runner.send({
      type: 'submitted',
      draft: aDraft(),
      password: 'Correct-Horse-9',
      reference: 'r',
    });
    expect((await runner.settled()).at).toBe('leaving');
    expect(navigator.destinations).toMatchObject([{ kind: 'navigate', purpose: 'platform' }]);
    runner.dispose();
  });

  it('makes each thing once, and not before it is asked for', () => {
    const { container } = compose();
    const made = token<object>('made');
    const make = vi.fn(() => ({}));
    bindRecipes(container, [recipe(made, [], make)]);
    expect(make).not.toHaveBeenCalled();
    expect(resolve(container, made)).toBe(resolve(container, made));
    expect(make).toHaveBeenCalledTimes(1);
    expect(resolve(container, TOKENS.performers)).toBe(resolve(container, TOKENS.performers));
  });

  it('hands needs over in their order', () => {
    const { container } = compose();
    const [a, b, both] = [token<string>('a'), token<string>('b'), token<string>('both')];
    bindValue(container, a, 'A');
    bindValue(container, b, 'B');
    bindRecipes(container, [recipe(both, [b, a], (second: string, first: string) => `${second}${first}`)]);
    expect(resolve(container, both)).toBe('BA');
  });

  it('names what is missing', () => {
    const container = new Container({ jitless: true });
    bindRecipes(container);
    expect(() => resolve(container, TOKENS.performers)).toThrow(/gateway|configuration/);
  });
});
