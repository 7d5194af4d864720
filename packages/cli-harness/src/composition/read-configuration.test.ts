import { expect, it } from 'vitest';
import { makeConfigurationReader } from './read-configuration.ts';

const file = (brand: string) => ({
  brand,
  colour: 'red',
  urls: { apiEnv: 'live', redirects: { webtrader: 'https://web.example/' } },
});

it('validates the configuration of an origin again after every change, and only then', () => {
  const read = makeConfigurationReader();
  const first = read(file('kq'), 'https://a.example');
  expect(first._unsafeUnwrap().unknownKeys).toEqual([{ path: 'colour', nearest: null }]);
  expect(read(file('kq'), 'https://a.example')).toBe(first);
  expect(read(file('kq'), 'https://b.example')._unsafeUnwrap().configuration.origin).toBe(
    'https://b.example',
  );
  expect(read(file('whs'), 'https://a.example')._unsafeUnwrap().configuration.brand).toBe('whs');
  expect(read(file('none'), 'https://a.example').isErr()).toBe(true);
  expect(read(undefined, 'https://a.example').isErr()).toBe(true);
  expect(read(undefined, 'https://c.example').isErr()).toBe(true);
  expect(read(file('kq'), 'https://a.example').isOk()).toBe(true);
});

it('keeps a few origins', () => {
  const read = makeConfigurationReader();
  const first = read(file('kq'), 'https://a.example');
  for (let at = 0; at < 32; at += 1) read(file('kq'), `https://${at}.example`);
  expect(read(file('kq'), 'https://a.example')).not.toBe(first);
});
