import { describe, expect, it } from 'vitest';
import { aConfiguration } from '../testing/builders.ts';
import { offeredPlatforms } from './draft.ts';

const redirects = { webtrader: 'https://web.example/', settings: 'https://settings.example/' };
const urls = { ...aConfiguration().urls, redirects };

describe('the platforms that a visitor may choose from', () => {
  it('are those that have an address', () => {
    expect(offeredPlatforms(aConfiguration({ brand: 'forex', urls }))).toEqual(['webtrader', 'settings']);
  });

  it('are none where he goes back to a partner, whatever is configured', () => {
    expect(offeredPlatforms(aConfiguration({ brand: 'tradingview-forex', urls }))).toEqual([]);
  });
});
