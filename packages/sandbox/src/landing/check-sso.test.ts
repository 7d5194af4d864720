import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fixture, makeFixture, sessionOf } from '../testing/fixture.ts';

let fixture: Fixture;
let session = '';
beforeAll(async () => {
  fixture = await makeFixture();
});
beforeEach(async () => {
  session = await sessionOf(fixture.sandbox, 'plain');
});
afterAll(() => fixture.end());

const redirectUri = () =>
  `${fixture.sandbox.home}/platform/webtrader?${new URLSearchParams({
    SN: session,
    UN: 'DM100001',
    AuthenticationUri: `${fixture.sandbox.brands['city-index']}/en-uk`,
    TH: 'light',
    title: 'Meridian',
    skinId: 'city-index',
  })}`;
const right = (): Record<string, string> => ({
  Username: 'DM100001',
  Session: session,
  AuthenticationUri: `${fixture.sandbox.brands['city-index']}/en-uk`,
  RedirectUri: redirectUri(),
});
// A page that sends no referrer posts its form from the origin `null`.
const send = (fields: Record<string, string>, query = '', more = '') =>
  fetch(`${fixture.sandbox.home}/sso${query}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'null',
      'sec-fetch-site': 'same-site',
    },
    body: `${new URLSearchParams(fields)}${more}`,
  });
const problemsOf = async (response: Response): Promise<readonly string[]> => {
  const block = /id="landing">(.*?)<\/script>/s.exec(await response.text())?.[1];
  return (JSON.parse(block ?? '{}') as { problems: string[] }).problems;
};

describe('the SSO address', () => {
  it('leads to RedirectUri when its four fields are right, and a platform accepts what arrives', async () => {
    const response = await send(right());
    expect([response.status, response.headers.get('location')]).toEqual([303, redirectUri()]);
    expect(await (await fetch(redirectUri())).text()).toContain('Accepted.');
  });

  it.each(['Username', 'Session', 'AuthenticationUri', 'RedirectUri'])('misses %s', async (name) => {
    const { [name]: _, ...rest } = right();
    const response = await send(rest);
    expect([response.status, await problemsOf(response)]).toEqual([400, [`${name} is missing.`]]);
    expect(await problemsOf(await send({ ...right(), [name]: '' }))).toContain(`${name} is missing.`);
  });

  it.each([
    ['Username', 'DM100003', 'Username is not the one of the session.'],
    ['Session', 'dead', 'Session is not a live session.'],
    ['AuthenticationUri', '/en-uk', 'AuthenticationUri must be a full address.'],
    ['RedirectUri', 'https://evil.example/', 'RedirectUri is not a platform of this sandbox.'],
  ])('refuses %s=%s', async (name, value, problem) => {
    expect(await problemsOf(await send({ ...right(), [name]: value }))).toContain(problem);
  });

  it('refuses another platform, a bad platform address, a fifth field, a field twice or one in the address', async () => {
    const elsewhere = redirectUri().replace('webtrader', 'advantage');
    expect(await problemsOf(await send({ ...right(), RedirectUri: elsewhere }))).toEqual([
      'RedirectUri must be the web trader, the only platform that is reached by single sign-on.',
    ]);
    const spoilt = redirectUri().replace('TH=light', 'TH=pink');
    expect(await problemsOf(await send({ ...right(), RedirectUri: spoilt }))).toEqual([
      'RedirectUri: theme must be light or dark.',
    ]);
    expect(await problemsOf(await send({ ...right(), Password: 'x' }))).toEqual(['Password is unexpected.']);
    expect(await problemsOf(await send(right(), '', '&Username=DM100001'))).toEqual([
      'Username arrived more than once.',
    ]);
    expect(await problemsOf(await send(right(), `?Session=${session}`))).toEqual([
      'Session stands in the address as well.',
    ]);
  });

  it('shows the session to nobody, in the page or in the journal', async () => {
    const text = await (await send({ ...right(), Username: 'x' })).text();
    expect(text.split('<script')[0]).not.toContain(session);
    expect(JSON.stringify(fixture.sandbox.journal())).not.toContain(session);
  });
});
