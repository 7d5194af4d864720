import { expect, it } from 'vitest';
import { BRAND_TABLE } from '../brand/brand-table.ts';
import { firstAddress } from './first-address.ts';

const forex = BRAND_TABLE.forex;

it('an address of the brand opens as it is', () => {
  expect(firstAddress(forex, '/en-us/reset', '?a=1')).toEqual({
    kind: 'step',
    step: 'reset',
    path: '/en-us/reset',
    visit: { region: 'en-us', language: 'en', query: '?a=1' },
  });
});

it('an unknown path leads to a login, with its whole query [2.9]', () => {
  const query = '?lang=en-us&state=s';
  for (const path of ['/', '/unknown', '/unknown/login', '/en-us/unknown'])
    expect(firstAddress(forex, path, query)).toMatchObject({
      step: 'login',
      path: '/en-us',
      visit: { query },
    });
});

it('a later step with a lang leads to the login, at the first navigation alone [2.9]', () => {
  const query = '?lang=de&state=s';
  expect(firstAddress(forex, '/en-us/reset', query)).toMatchObject({
    step: 'login',
    path: '/en-us/login',
    visit: { language: 'de', query: '?lang=de' },
  });
  expect(firstAddress(forex, '/en-us/reset', query, false)).toMatchObject({
    step: 'reset',
    path: '/en-us/reset',
    visit: { query },
  });
});

it.each(['tfa', 'force-password'] as const)(
  'a step %s that needs an earlier one stays one that is gone',
  (step) => {
    expect(firstAddress(forex, `/en-us/${step}`, '?lang=de')).toMatchObject({
      step,
      path: '/en-us/login',
      visit: { query: '?lang=de' },
    });
  },
);
