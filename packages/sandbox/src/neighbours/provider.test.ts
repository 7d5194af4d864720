import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, makeFixture } from '../testing/fixture.ts';
import { makeManualClock } from '../time-and-chance/manual-clock.ts';

const clock = makeManualClock();
let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture({ clock });
});
afterEach(() => fixture.sandbox.reset());
afterAll(() => fixture.end());

const home = (path: string, init: RequestInit = {}) => fetch(fixture.sandbox.home + path, init);

describe('the forgot-password provider', () => {
  const path = '/provider/forgot-password';

  it.each(['leaves-frame', 'posts-messages', 'opens-window'])(
    'runs a script where it should: %s',
    async (manners) => {
      fixture.sandbox.settings.change({ provider: manners as 'leaves-frame' });
      const text = await (await home(path)).text();
      expect(text).toContain(`data-manners="${manners}"`);
      expect(text).toContain('/_gatehouse/provider.js');
      fixture.sandbox.reset();
      expect(await (await home(path)).text()).not.toContain('<script');
      expect(await (await home(`${path}?misbehave=${manners}`)).text()).toContain(
        `data-manners="${manners}"`,
      );
    },
  );

  it('refuses to be framed', async () => {
    const { headers } = await home(`${path}?misbehave=refuses-framing`);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('is slow by the sandbox’s own clock', async () => {
    const answer = home(`${path}?misbehave=slow`);
    const early = await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 60, 'waiting'))]);
    expect(early).toBe('waiting');
    clock.advance(8_000);
    expect((await answer).status).toBe(200);
  });

  it('shows its parameters as text and may be framed by the brands', async () => {
    const response = await fetch(
      `${fixture.sandbox.home}/provider/forgot-password?theme=dark&cu=%3Cb%3Een-EN`,
    );
    const text = await response.text();
    expect(text).toContain('dark');
    expect(text).not.toContain('<b>en-EN');
    expect(response.headers.get('content-security-policy')).toContain(fixture.sandbox.brands.kq);
    expect(response.headers.get('x-frame-options')).toBeNull();
  });
});
