import { describe, expect, it } from 'vitest';
import { riskDisclaimer } from './risk-disclaimer.ts';

const en = 'assets/risk-en.svg';
const de = 'assets/risk-de.svg';
const of = (urls: Record<string, string>, region: 'ie' | 'en-uk' | null, language: 'en' | 'de' | 'ar') =>
  riskDisclaimer({ riskDisclaimerSvgUrls: urls }, { region, language });

describe('the risk disclaimer', () => {
  it('is shown on /ie only, the German one for the culture 7, else the English one [2.38, 3.37]', () => {
    expect(of({ en, de }, 'ie', 'en')).toBe('/assets/risk-en.svg');
    expect(of({ en, de }, 'ie', 'ar')).toBe('/assets/risk-en.svg');
    expect(of({ en, de }, 'ie', 'de')).toBe('/assets/risk-de.svg');
    expect(of({ en, de }, 'en-uk', 'de')).toBeUndefined();
    expect(of({ en, de }, null, 'de')).toBeUndefined();
  });

  it('is the English one where there is no German one, and none where there is none', () => {
    expect(of({ en }, 'ie', 'de')).toBe('/assets/risk-en.svg');
    expect(of({}, 'ie', 'en')).toBeUndefined();
  });

  it('keeps a whole address, and one that begins at the root', () => {
    for (const address of ['https://static.example/risk.svg', '/risk.svg'])
      expect(of({ en: address }, 'ie', 'en')).toBe(address);
  });
});
