import { describe, expect, it } from 'vitest';
import { PLATFORM_TYPES, type PlatformType } from '../configuration/configuration.ts';
import { aConfiguration } from '../testing/builders.ts';
import { choosePlatform } from './platform-url.ts';

const configured = (...platforms: PlatformType[]) =>
  aConfiguration({
    urls: {
      ...aConfiguration().urls,
      redirects: Object.fromEntries(platforms.map((platform) => [platform, `https://${platform}.example`])),
    },
  });

describe('the choice of a platform [7.16]', () => {
  it.each(PLATFORM_TYPES)('follows the platform type %s [3.2, 3.39]', (platform) => {
    expect(choosePlatform(configured(...PLATFORM_TYPES), '', platform)).toBe(platform);
  });

  it.each(PLATFORM_TYPES)('lets page=settings win over %s', (platform) => {
    expect(choosePlatform(configured(...PLATFORM_TYPES), 'settings', platform)).toBe('settings');
  });

  it.each(['Settings', 'settings ', 'webtrader', 'advantage', '__proto__', 'x'])(
    'is not moved by page=%s',
    (page) => {
      expect(choosePlatform(configured(...PLATFORM_TYPES), page, 'webtrader')).toBe('webtrader');
    },
  );

  it('stays with the platform type where settings has no address', () => {
    expect(choosePlatform(configured('webtrader', 'advantage'), 'settings', 'advantage')).toBe('advantage');
  });

  it.each([
    ['webtrader', ['advantage'], 'advantage'],
    ['webtrader', ['settings'], 'settings'],
    ['advantage', ['webtrader', 'settings'], 'webtrader'],
    ['settings', ['advantage'], 'advantage'],
  ] as const)('takes what there is: %s of %j is %s', (wanted, platforms, chosen) => {
    expect(choosePlatform(configured(...platforms), '', wanted)).toBe(chosen);
  });

  it('finds none where none is configured', () => {
    for (const page of ['', 'settings']) expect(choosePlatform(configured(), page, 'webtrader')).toBeNull();
  });
});
