import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { PageFrame } from './PageFrame.tsx';

const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'ar', name: 'العربية' },
];
const PROPS = {
  brand: { name: 'Whitestone', artwork: '' },
  language: { languages: LANGUAGES, current: 'en', onSelect: () => {} },
  waitingFor: 0,
} as const;
const frame = (waitingFor: number, language = 'en') =>
  render(
    <PageFrame {...PROPS} language={{ ...PROPS.language, current: language }} waitingFor={waitingFor}>
      <main>screen</main>
    </PageFrame>,
    language,
  );

describe('the page around a screen', () => {
  it('begins with the brand, by name [2.37]', () => {
    expect(frame(0)).toMatch(/<header[^>]*><span[^>]*role="img" aria-label="Whitestone"/);
  });

  it('has a closed menu button named Language that shows the language in use in its own tongue [4.25]', () => {
    expect(frame(0)).toMatch(
      /<button[^>]*aria-label="Language"[^>]*aria-haspopup="menu" aria-expanded="false"/,
    );
    expect(frame(0, 'ar')).toMatch(/<span[^>]*lang="ar">العربية<\/span>/);
    expect(frame(0)).toMatch(/role="menu"[^>]* hidden=""/);
  });

  it('shows the bar while anything is waited for, and nothing otherwise', () => {
    expect(frame(2)).toMatch(/role="progressbar" aria-label="Loading"/);
    expect(frame(0)).not.toContain('progressbar');
  });

  it('has the disclaimer below the screen, where there is one [2.38]', () => {
    expect(frame(0)).not.toContain('<img');
    const html = render(
      <PageFrame {...PROPS} disclaimer="/assets/risk-en.svg">
        <main>screen</main>
      </PageFrame>,
    );
    expect(html).toMatch(/<\/main><footer[^>]*><img[^>]*src="\/assets\/risk-en\.svg" alt="Risk disclaimer"/);
  });

  it('hides the panel from assistive technology', () => {
    expect(frame(0)).toContain('<div class="brand-panel" aria-hidden="true"></div>');
  });
});
