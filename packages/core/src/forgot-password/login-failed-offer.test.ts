import { describe, expect, it } from 'vitest';
import { BRAND_TABLE } from '../brand/brand-table.ts';
import { aConfiguration } from '../testing/builders.ts';
import { loginFailedOffer } from './login-failed-offer.ts';

const offer = (brand: keyof typeof BRAND_TABLE, showForgotPassword: boolean) =>
  loginFailedOffer(BRAND_TABLE[brand], null, aConfiguration({ showForgotPassword }));

describe('what login-failed offers (functional spec, after sign-in) [2.17, 2.18]', () => {
  it.each([
    ['city-index', 'new-tab', false],
    ['forex', null, true],
    ['whs', null, true],
    ['kq', null, true],
    ['forex-chinese', 'reset', false],
    ['tradingview-city-index', null, false],
    ['tradingview-forex', null, false],
  ] as const)('%s: reset %j, Client Management %j', (brand, kind, contact) => {
    const { reset, contact: shown } = offer(brand, true);
    expect(reset?.kind ?? null).toBe(kind);
    expect(shown).toBe(contact);
  });

  it.each(['city-index', 'forex', 'whs', 'kq', 'forex-chinese'] as const)(
    '%s: nothing when it is switched off',
    (brand) => {
      expect(offer(brand, false)).toEqual({ reset: null, contact: false });
    },
  );
});
