import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aFailure, aRunReport, aScenario } from '../../testing/a-run-report.ts';
import { type PageOptions, pageOf } from './page.ts';

const pageWith = (report = aRunReport(), options: Partial<PageOptions> = {}) =>
  pageOf(report, { gallery: undefined, picture: () => null, ...options });

describe('the page of a run', () => {
  it('loads nothing: its policy allows its own style and pictures within it', async () => {
    const page = await pageWith(aRunReport([aFailure(), aScenario()]), { gallery: 'https://g.test/' });
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page).toContain(`default-src &#39;none&#39;; img-src data:; style-src &#39;sha256-${hash}&#39;`);
    expect(page).not.toMatch(/<script|\son\w+=|\sstyle=|url\(|@import|<link|<iframe/i);
    expect([...page.matchAll(/\ssrc="([^"]*)"/g)]).toEqual([]);
  });

  it('shows what failed first, and opened', async () => {
    const page = await pageWith(aRunReport([aScenario(), aFailure()]));
    expect(page).toContain('<h1 class="bad">1 of 2 scenarios failed</h1>');
    expect(page.indexOf('refuses a wrong password')).toBeLessThan(page.indexOf('signs in with a code'));
    expect(page.match(/<details open>/g)).toHaveLength(1);
    expect(page).toContain('Expected: <code>login-failed</code>');
  });

  it('shows states and requests in the order of time, with headers and bodies', async () => {
    const page = await pageWith();
    const order = ['opened-at', 'submitted', '/api/v2/Session', 'two-factor-required'].map((word) =>
      page.indexOf(word),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(page).toContain('x-xsrf-token: •••');
    expect(page).not.toContain('keep-alive');
    expect(page).toContain('&quot;username&quot;:&quot;DM100001&quot;');
  });

  it('links each state that the gallery shows, with the brand and the language', async () => {
    const page = await pageWith(aRunReport(), { gallery: 'https://g.test/gallery.html#/old' });
    expect(page).toContain('href="https://g.test/gallery.html#/state/two-factor?brand=kq&amp;lang=en"');
    const unseen = aScenario({
      transcript: [
        { at: 1, state: 'opening', event: null },
        { at: 1, state: 'no-such', event: null },
      ],
    });
    expect(await pageWith(aRunReport([unseen]), { gallery: 'https://g.test/' })).not.toContain('href=');
  });

  it('holds its pictures, and says which cannot be read', async () => {
    const [step] = aScenario().steps;
    const scenario = aScenario({ steps: [{ ...(step ?? ({} as never)), pictures: ['a.png', 'b.png'] }] });
    const picture = (path: string) => (path === 'a.png' ? 'data:image/png;base64,AAAA' : null);
    const page = await pageWith(aRunReport([scenario]), { picture });
    expect(page).toContain(
      '<img src="data:image/png;base64,AAAA" alt="The page after: sign in as two-factor" />',
    );
    expect(page).toContain('the picture b.png cannot be read');
  });

  it('shows the command as a shell takes it', async () => {
    const given = ['my files/a.yaml', '--matrix', 'brand=kq,forex language'];
    expect(await pageWith(aRunReport([], { arguments: given }))).toContain(
      '<code>gatehouse run &#39;my files/a.yaml&#39; --matrix &#39;brand=kq,forex language&#39;</code>',
    );
  });

  it('takes everything from outside for text', async () => {
    const hostile = '<script>alert(1)</script>"\'& \u202e';
    const page = await pageWith(
      aRunReport([aFailure({ name: hostile, message: hostile, tags: [hostile], file: hostile })], {
        arguments: [hostile],
        gatehouse: hostile,
        notes: [hostile],
      }),
    );
    expect(page).not.toContain('<script');
    expect(page).not.toContain('\u202e');
  });

  it('leaves what passed out where the page would be too large, and says so', async () => {
    const page = await pageWith(
      aRunReport(
        Array.from({ length: 1_200 }, (_, at) => aScenario({ id: String(at), requests: [], transcript: [] })),
      ),
    );
    expect(page).toContain('700 more passed or were not played.');
  });
});
