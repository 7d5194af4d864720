import { describe, expect, it } from 'vitest';
import { BRAND_TABLE } from '../brand/brand-table.ts';
import { readFirstLocation, readLocation, STEPS } from './location.ts';

const forex = BRAND_TABLE.forex;
const kq = BRAND_TABLE.kq;

describe('the first navigation [2.9]', () => {
  it.each(STEPS.filter((step) => step !== 'login'))(
    'takes /en-us/%s with a lang to the region’s login, keeping lang alone',
    (step) => {
      expect(readFirstLocation(forex, `/en-us/${step}`, '?a=1&lang=de&state=s')).toEqual({
        kind: 'elsewhere',
        path: '/en-us/login',
        query: '?lang=de',
      });
    },
  );

  it('does so on brands without regions too', () => {
    expect(readFirstLocation(kq, '/reset', '?lang=ar-ae&x=1')).toEqual({
      kind: 'elsewhere',
      path: '/login',
      query: '?lang=ar-ae',
    });
  });

  it('leaves the region’s login alone, under both its names, with its whole query', () => {
    for (const path of ['/en-us', '/en-us/', '/en-us/login']) {
      expect(readFirstLocation(forex, path, '?lang=de&redirect_uri=x')).toMatchObject({
        kind: 'step',
        step: 'login',
        visit: { query: '?lang=de&redirect_uri=x' },
      });
    }
  });

  it('leaves every step alone where there is no lang', () => {
    expect(readFirstLocation(forex, '/en-us/reset', '?a=1')).toMatchObject({ kind: 'step', step: 'reset' });
    expect(readFirstLocation(forex, '/en-us/reset', '?language=de')).toMatchObject({ step: 'reset' });
  });

  it('counts an empty lang as present', () => {
    expect(readFirstLocation(forex, '/en-us/reset', '?lang=')).toMatchObject({ path: '/en-us/login' });
  });

  it('comes after the fallback of unknown paths, so that a redirect_uri is not lost', () => {
    const query = '?lang=en-us&redirect_uri=https%3A%2F%2Fpartner.example%2F&state=s';
    expect(readFirstLocation(forex, '/unknown', query)).toEqual({
      kind: 'elsewhere',
      path: '/en-us',
      query,
    });
    expect(readFirstLocation(forex, '/en-us', query)).toMatchObject({ kind: 'step', visit: { query } });
  });

  it('comes to rest: where it leads is a step', () => {
    for (const brand of [forex, kq]) {
      for (const path of ['/', '/en-us/tfa', '/tfa', '/x', '/en-us/x']) {
        const first = readFirstLocation(brand, path, '?lang=en-us&a=1');
        const second = first.kind === 'step' ? first : readFirstLocation(brand, first.path, first.query);
        expect(second.kind).toBe('step');
      }
    }
  });

  it('never lets a repeated lang through as a language', () => {
    const first = readFirstLocation(forex, '/en-us/tfa', '?lang=de&lang=ar');
    expect(first).toMatchObject({ kind: 'elsewhere', path: '/en-us/login' });
    if (first.kind !== 'elsewhere') return;
    expect(readFirstLocation(forex, first.path, first.query)).toMatchObject({ visit: { language: 'en' } });
  });

  it('writes lang back encoded, whatever it holds', () => {
    expect(readFirstLocation(forex, '/en-us/tfa', '?lang=%26redirect_uri%3Dx%23')).toMatchObject({
      query: '?lang=%26redirect_uri%3Dx%23',
    });
  });

  it('is a rule of the first navigation alone', () => {
    expect(readLocation(forex, '/en-us/reset', '?lang=de')).toMatchObject({ kind: 'step', step: 'reset' });
  });
});
