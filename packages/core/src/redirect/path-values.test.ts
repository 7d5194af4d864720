import { describe, expect, it } from 'vitest';
import { build } from './explain-redirect.fixture.ts';
import { buildMyAccountUrl } from './my-account.ts';

const FAULT = {
  kind: 'configuration-fault',
  file: 'configs/config.json',
  problem: 'has a placeholder in its path that would be filled with "." or ".."',
};

const faultOf = async (template: string, page: string) =>
  (await build(template, { page, userName: page })).match(
    () => null,
    (fault) => fault,
  );

describe('a value in a path', () => {
  // What a URL parser makes of it: no spelling of a dot segment survives.
  it.each(['.', '..', '%2e', '%2E%2e', '.%2e', '%2e.'])('could otherwise lead elsewhere: %s', (segment) => {
    expect(new URL(`https://t.example/a/${segment}/b`).pathname).not.toContain(segment);
  });

  it.each([
    ['/a/{page}/b', '.'],
    ['/a/{page}/b', '..'],
    ['/a/{page}', '..'],
    ['/{{page}}?x=1', '..'],
    ['/{page}#x', '..'],
    ['/a/.{page}/b', '.'],
    ['/a/{page}./b', '.'],
    ['/a/.{page}/b', ''],
    ['/a/%2e{page}/b', '.'],
    ['/a/{page}%2E/b', '.'],
    ['/a/{page}{userName}/b', '.'],
    // Some servers decode once more, or end a segment at other marks.
    ['/a/{page}/b', '%2e%2e'],
    ['/a/{page}/b', '%2E.'],
    ['/a/{page}/b', '../x'],
    ['/a/{page}/b', 'x/..'],
    ['/a/{page}/b', 'x/../../y'],
    ['/a/{page}/b', '..\\x'],
    ['/a/{page}/b', '%2e%2e%2fx'],
    ['/a/{page}/b', '..;x'],
    ['/a/{page};v=1/b', '..'],
    ['/a/{page}/b', '..?x'],
    ['/#/a/{page}/b', '..'],
    ['/#{page}', '..'],
    ['/#/{page}?a=b', '..'],
  ])('of %s is refused: %j', async (path, page) => {
    const fault = await faultOf(`https://t.example${path}`, page);
    expect(fault).toEqual({ ...FAULT, field: 'urls.redirects.webtrader' });
  });

  it.each([
    '...',
    '.a',
    'a.',
    'a..b',
    '. ',
    'a/b',
    '.../x',
    'a b',
    '%',
    '%2',
    '%2f',
    '',
    ' ',
    '＿',
    '..a',
    '．．',
  ])('may be %j, and stands there as one segment', async (page) => {
    const { url } = (await build('https://t.example/a/{page}/b', { page }))._unsafeUnwrap();
    const { pathname } = new URL(url);
    expect(url).toMatch(new RegExp(`^https://t\\.example${pathname.replace(/\W/g, '\\$&')}(?:\\?|$)`));
    expect(pathname.split('/').map(decodeURIComponent)).toEqual(['', 'a', page, 'b']);
  });

  it('may be anything in a query, in a fragment’s parameters, and beside other text', async () => {
    for (const page of ['.', '..', '%2e%2e', '../..'])
      for (const template of ['?a={page}', '#a={page}', '#/x?a={page}', 'x-{userType}?a={page}'])
        expect(await faultOf(`https://t.example/${template}`, page)).toBeNull();
    expect(await faultOf('https://t.example/-{page}-/', '..')).toBeNull();
  });

  it('is not asked about where the template itself has such a segment', async () => {
    expect(await faultOf('https://t.example/a/../b/{page}', 'x')).toBeNull();
  });

  it('of my-account names that field', () => {
    const built = buildMyAccountUrl('https://my.example/{username}', { username: '..', session: 'S' });
    expect(built._unsafeUnwrapErr()).toEqual({ ...FAULT, field: 'urls.myAccountUrl' });
  });
});
