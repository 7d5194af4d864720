import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loginFixture } from '../../testing/login-fixture.ts';

const { folder, login, sandbox } = loginFixture();

describe('a login by phone', () => {
  it('sends the digits of both parts as the user name', async () => {
    const flags = ['--country-code', '+86', '--phone', '138 0013 8000', '--follow'];
    const { code, report } = await login('phone', flags, {}, 'forex-chinese');
    expect(report).toMatchObject({
      outcome: 'signed-in',
      brand: 'forex-chinese',
      followed: { accepted: true },
    });
    expect(code).toBe(0);
  });

  it('is a wrong use where the page has no tab for it', async () => {
    const { code, report } = await login(
      'phone',
      ['--country-code', '86', '--phone', '13800138000'],
      {},
      'kq',
    );
    expect(code).toBe(2);
    expect(report.error.message).toBe('The login page of kq takes no phone numbers.');
  });
});

describe('--follow', () => {
  it.each([
    ['my account', 'two-factor-mandatory', 'city-index', []],
    ['a partner', 'plain', 'tradingview-forex', ['--state', 'a+b/ü=']],
    ['advantage', 'plain', 'forex', ['--platform', 'advantage', '--lang', 'de', '--region', 'ie']],
  ] as const)('says that %s accepted the login', async (_what, persona, brand, flags) => {
    const back =
      brand === 'tradingview-forex' ? ['--redirect-uri', `${sandbox().home}/tradingview/callback/`] : [];
    const { report } = await login(persona, [...flags, ...back, '--follow'], {}, brand);
    expect(report.followed).toMatchObject({ accepted: true, status: 200 });
  });

  it('posts the form of single sign-on, and goes on to the platform', async () => {
    sandbox().settings.change({ sso: true });
    const { code, report } = await login('plain', ['--follow']);
    expect(report).toMatchObject({
      destination: { kind: 'form-post', parameters: { RedirectUri: '•••' } },
      followed: { accepted: true, path: '/platform/webtrader' },
    });
    expect(code).toBe(0);
  });

  it('opens an encrypted address', async () => {
    sandbox().settings.change({ cipher: 'des-ede3-cbc' });
    const { report } = await login('plain', ['--follow']);
    expect(report).toMatchObject({ destination: { parameters: { q: '•••' } }, followed: { accepted: true } });
  });

  it('says that a destination did not accept the login, and ends with 1', async () => {
    writeFileSync(
      join(folder, 'config.json'),
      JSON.stringify({
        brand: 'city-index',
        urls: {
          apiEnv: 'ppe',
          redirects: { webtrader: `${sandbox().home}/platform/webtrader?SN={sessionId}` },
        },
      }),
    );
    const { code, report } = await login('plain', ['--config', 'config.json', '--follow']);
    expect(report).toMatchObject({
      outcome: 'destination-refused',
      error: { kind: 'destination-refused', status: 400 },
      followed: { accepted: false, path: '/platform/webtrader' },
    });
    expect(code).toBe(1);
  });
});

describe('--config', () => {
  it.each([
    ['is not there', null, 'cannot be read'],
    ['is not JSON', '{', 'is not JSON'],
    ['has a fault', '{"brand":"kq","urls":{}}', 'urls.tradingApiUrl is missing'],
  ])('that %s is a configuration fault that names the file', async (_what, text, told) => {
    if (text !== null) writeFileSync(join(folder, 'mine.json'), text);
    const file = text === null ? 'nowhere.json' : 'mine.json';
    const { code, report, stderr } = await login('plain', ['--config', file]);
    expect(report).toMatchObject({
      outcome: 'configuration-fault',
      error: { next: 'Correct the file of --config.' },
    });
    expect(report.error.message).toContain(`${file}`);
    expect(report.error.message).toContain(told);
    expect(stderr).toContain(told);
    expect(code).toBe(2);
  });
});

describe('what went wrong', () => {
  it('is told on stderr beside the JSON, unless --quiet', async () => {
    const { code, stderr } = await login('fault');
    expect(code).toBe(3);
    expect(stderr).toBe(
      'We could not reach the service. Please try again. (HTTP 500) The server answers, but with an error of its own. If it keeps doing so, tell those who run it.\n',
    );
    expect(await login('fault', ['--quiet'])).toMatchObject({ code: 3, stderr: '' });
    const refused = await login('locked');
    expect(refused).toMatchObject({ code: 1, report: { error: { code: 4010 } } });
    expect(refused.stderr).toBe(
      'Incorrect Username or Password. Check the user name and the password; five wrong ones lock an account.\n',
    );
    expect(await login('locked', ['--quiet'])).toMatchObject({ code: 1, stderr: '' });
    const missing = await login('many-contacts');
    expect(missing.code).toBe(4);
    expect(missing.stderr).toContain('Choose one with --contact.');
    expect(await login('plain', ['--platform', 'nowhere'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is no platform "nowhere".'),
    });
  });
});
