import { describe, expect, it } from 'vitest';
import { aConfiguration, fakeConfigurationSource, fakeSessionGateway } from '../testing/index.ts';
import { TOKENS } from './tokens.ts';
import { provide, wire } from './wire.ts';

describe('wiring without a container', () => {
  it('gives back what was brought', () => {
    const configuration = aConfiguration();
    expect(wire([provide(TOKENS.configuration, configuration)])(TOKENS.configuration)).toBe(configuration);
  });

  it('makes what a recipe provides from what was brought, once', () => {
    const get = wire([
      provide(TOKENS.configuration, aConfiguration()),
      provide(TOKENS.sessionGateway, fakeSessionGateway()),
    ]);
    expect(get(TOKENS.signIn)).toBeTypeOf('function');
    expect(get(TOKENS.signIn)).toBe(get(TOKENS.signIn));
  });

  it('names what nobody brought', () => {
    const get = wire([provide(TOKENS.configurationSource, fakeConfigurationSource())]);
    expect(get(TOKENS.loadConfiguration)).toBeTypeOf('function');
    expect(() => get(TOKENS.signIn)).toThrow('something provides "session gateway"');
  });

  it('takes a value of the token’s own type alone', () => {
    // @ts-expect-error a text is no configuration
    expect(provide(TOKENS.configuration, 'text').value).toBe('text');
  });
});
