import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fixture, makeFixture, sessionOf } from '../testing/fixture.ts';
import type { Landing } from './landing.ts';
import { dataBlock } from './landing-page.ts';

let fixture: Fixture;
let session = '';
beforeAll(async () => {
  fixture = await makeFixture();
});
beforeEach(async () => {
  session = await sessionOf(fixture.sandbox, 'plain');
});
afterAll(() => fixture.end());

type Values = Readonly<Record<string, string | undefined>>;

const land = async (path: string, values: Values, more = ''): Promise<Landing & { html: string }> => {
  const query = new URLSearchParams(
    Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
  const html = await (await fetch(`${fixture.sandbox.home}${path}?${query}${more}`)).text();
  const block = /<script type="application\/json" id="landing">(.*?)<\/script>/s.exec(html)?.[1];
  return { ...(JSON.parse(block ?? '{}') as Landing), html };
};

/** Everything as decisions want it, for a sign-in at kq in English. */
const right = (): Record<string, string> => ({
  sessionId: session,
  userName: 'DM100001',
  userType: '1',
  cultureCode: 'en-EN',
  AuthenticationUri: `${fixture.sandbox.brands.kq}/`,
  theme: 'light',
  title: 'KQ Markets',
  cultureId: '69',
  showMenu: 'true',
  page: '',
  time: String(Date.now()),
  language: 'en',
  accountOperator: '420648',
  skinId: 'kq',
});

describe('a platform page', () => {
  it('accepts all thirteen values when they are true', async () => {
    const values = right();
    const landing = await land('/platform/webtrader', values);
    expect(landing.problems).toEqual([]);
    expect(landing.accepted).toBe(true);
    expect(landing.values).toEqual(values);
  });

  it.each([
    ['sessionId', 'made-up'],
    ['userName', 'DM100002'],
    ['userType', '2'],
    ['cultureCode', 'en-GB'],
    ['cultureCode', 'ar-AE'],
    ['cultureId', '7'],
    ['AuthenticationUri', 'https://elsewhere.example/'],
    ['AuthenticationUri', 'http://localhost:1/en-uk/login'],
    ['AuthenticationUri', '/'],
    ['theme', 'auto'],
    ['theme', 'dark'],
    ['title', 'undefined'],
    ['showMenu', '1'],
    ['page', 'settings'],
    ['time', '1000'],
    ['time', '1577836800000'],
    ['language', 'en-uk'],
    ['accountOperator', ''],
    ['skinId', 'nobody'],
  ])('refuses %s %j', async (name, value) => {
    const landing = await land('/platform/webtrader', { ...right(), [name]: value });
    expect(landing.accepted).toBe(false);
    expect(landing.problems.join(' ')).toContain(name);
  });

  it('refuses each of them missing, repeated or joined by another', async () => {
    for (const name of Object.keys(right())) {
      expect((await land('/platform/webtrader', { ...right(), [name]: undefined })).accepted, name).toBe(
        false,
      );
      expect((await land('/platform/webtrader', right(), `&${name}=again`)).accepted, name).toBe(false);
    }
    expect((await land('/platform/webtrader', { ...right(), password: 'x' })).problems).toEqual([
      'password is unexpected.',
    ]);
  });

  it('knows the regions of its own sites, and leaves a page of another server its own', async () => {
    const own = `${fixture.sandbox.brands.kq}/nordic`;
    expect((await land('/platform/webtrader', { ...right(), AuthenticationUri: own })).problems).toEqual([
      'AuthenticationUri must be a region root of the brand.',
    ]);
    for (const other of ['http://localhost:1/nordic', 'http://localhost:1/', 'http://localhost/nordic/']) {
      const landing = await land('/platform/webtrader', { ...right(), AuthenticationUri: other });
      expect(landing.problems, other).toEqual([]);
    }
  });

  it('refuses a platform that the brand does not have', async () => {
    expect((await land('/platform/advantage', right())).problems).toContain('The brand has no advantage.');
  });

  it('reads the names of the brand’s own template, and wants no others', async () => {
    const values = {
      SN: session,
      UN: 'DM100001',
      AuthenticationUri: `${fixture.sandbox.brands['city-index']}/en-sg`,
      TH: 'light',
      title: 'Meridian',
      skinId: 'city-index',
    };
    const landing = await land('/platform/webtrader', values);
    expect([landing.accepted, landing.values.sessionId, landing.values.theme]).toEqual([
      true,
      session,
      'light',
    ]);
    expect((await land('/platform/webtrader', { ...values, page: '' })).problems).toEqual([
      'page is unexpected.',
    ]);
  });

  it('refuses the person who had to set up two-factor first', async () => {
    const mandatory = await sessionOf(fixture.sandbox, 'two-factor-mandatory');
    const landing = await land('/platform/webtrader', {
      ...right(),
      sessionId: mandatory,
      userName: 'DA200003',
      accountOperator: '418214',
    });
    expect(landing.problems).toEqual([expect.stringContaining('My account')]);
  });

  it('accepts a session under the phone’s digits', async () => {
    const phone = await sessionOf(fixture.sandbox, 'phone');
    const landing = await land('/platform/webtrader', {
      ...right(),
      sessionId: phone,
      userName: '8613800138000',
      accountOperator: '442176',
    });
    expect(landing.problems).toEqual([]);
  });

  it('shows no session to people, and nothing but text in both forms', async () => {
    const { html, values } = await land('/platform/webtrader', { ...right(), title: '</script><b>x</b>' });
    const [visible = ''] = html.split('<script');
    expect(visible).not.toContain(session);
    expect(html).not.toContain('<b>x');
    expect(values.title).toBe('</script><b>x</b>');
    expect(dataBlock({ title: '<!--<script>\u2028' })).toBe(
      '{"title":"\\u003c!--\\u003cscript\\u003e\\u2028"}',
    );
  });
});

describe('the partner’s callback', () => {
  const path = '/tradingview/callback/';

  it('accepts a live session as code, with its state', async () => {
    const state = 'eyJhIjoxfQ+/==';
    const landing = await land(path, { code: session, state });
    expect([landing.accepted, landing.values]).toEqual([true, { code: session, state }]);
    expect((await land(path, { code: session })).accepted).toBe(true);
  });

  it('refuses a code that is missing, dead or there twice, an empty state and anything else', async () => {
    expect((await land(path, {})).problems).toEqual(['code is missing.']);
    expect((await land(path, { code: 'dead' })).accepted).toBe(false);
    expect((await land(path, { code: session }, `&code=${session}`)).accepted).toBe(false);
    expect((await land(path, { code: session, state: '' })).accepted).toBe(false);
    expect((await land(path, { code: session, more: '1' })).accepted).toBe(false);
  });

  it('lets the partner keep its own query', async () => {
    expect((await land('/partner/callback', { tenant: '7', code: session })).accepted).toBe(true);
  });
});

describe('My account', () => {
  it('accepts a live session, whose it is, and tradingview as the source', async () => {
    const values = { session, username: 'DM100001', source: 'tradingview' };
    expect((await land('/my-account', values)).accepted).toBe(true);
    for (const wrong of [
      { source: 'x' },
      { username: 'DM100002' },
      { session: 'x' },
      { source: undefined },
    ]) {
      expect((await land('/my-account', { ...values, ...wrong })).accepted).toBe(false);
    }
  });
});
