import { describe, expect, it } from 'vitest';
import { explain, SESSION, values } from './explain-redirect.fixture.ts';
import { explainRedirect } from './explain-redirect.ts';
import { buildMyAccountUrl } from './my-account.ts';

describe('explaining an address never shows the session', () => {
  it.each([
    'https://platform.example/{sessionId}{userName}',
    'https://platform.example/{userName}{sessionId}/x',
    'https://platform.example/#/{sessionId}{userName}',
    'https://platform.example/#{userName}{sessionId}?a=1',
    'https://platform.example/?a={userName}#{{sessionId}}{{userName}}',
  ])('not where placeholders adjoin: %s', async (template) => {
    const told = await explain(template);
    expect(JSON.stringify(told)).not.toContain(SESSION);
    expect(told).toContainEqual({
      name: '{sessionId}',
      value: '•••',
      source: 'the session call',
      secret: true,
    });
    expect(told.map(({ name, value }) => [name, value])).toContainEqual(['{userName}', values.userName]);
  });

  it.each(['/', '/?a=', '/#', '/#a='])(
    'in no time at all, however many placeholders adjoin: %s',
    async (place) => {
      const adjoining = '{sessionId}{userName}{title}{page}{accountOperator}'.repeat(20);
      const long = 'a'.repeat(300);
      const given = { userName: long, title: long, page: long, accountOperator: long };
      const before = performance.now();
      const told = await explain(`https://platform.example${place}${adjoining}!`, given);
      expect(performance.now() - before).toBeLessThan(5_000);
      expect(JSON.stringify(told)).not.toContain(SESSION);
    },
  );

  it('not where the session of my-account adjoins the name', () => {
    const template = 'https://my.example/{session}{username}?a={session}{username}';
    const built = buildMyAccountUrl(template, { username: 'DM1', session: SESSION })._unsafeUnwrap();
    expect(explainRedirect(built)).toEqual([
      { name: '{session}', value: '•••', source: 'the session call', secret: true },
      { name: '{username}', value: 'DM1', source: 'the login form', secret: false },
      { name: 'a', value: '•••', source: 'the session call; the login form', secret: true },
    ]);
  });

  it('takes three characters for a secret, and fewer for what may stand anywhere', async () => {
    const address = async (secret: string) => {
      const template = 'https://platform.example/?a=abc&b=ab&t={title}&s={sessionId}';
      return (await explain(template, { title: 'xyz', sessionId: secret })).map(({ value }) => value);
    };
    expect(await address('abc')).toEqual(['•••', 'ab', 'xyz', '•••', 'kq']);
    expect(await address('ab')).toEqual(['abc', 'ab', 'xyz', '•••', 'kq']);
  });

  it('masks a name that holds the session', async () => {
    for (const template of ['?{sessionId}=1', '?{sessionId}', '?a{{sessionId}}b={userName}'])
      expect((await explain(`https://platform.example/${template}`))[0]).toMatchObject({
        name: '•••',
        value: '•••',
        secret: true,
      });
  });

  it('masks the session wherever else it stands, however often it is encoded', async () => {
    const session = 'S/1 +%';
    const template = 'https://platform.example/?p={page}&u={userName}&t={title}&s={sessionId}';
    const twice = encodeURIComponent(encodeURIComponent(session));
    const given = { sessionId: session, page: `<${session}>`, userName: twice, title: 'S/1' };
    const skin = { [`x${session}`]: 'y', z: `<${session}>`, w: 'w' };
    expect(await explain(template, given, { skin })).toEqual([
      { name: 'p', value: '•••', source: 'the page parameter of the query', secret: true },
      { name: 'u', value: '•••', source: 'the login form', secret: true },
      { name: 't', value: 'S/1', source: 'appTitle', secret: false },
      { name: 's', value: '•••', source: 'the session call', secret: true },
      { name: '•••', value: 'y', source: '•••', secret: true },
      { name: 'z', value: '•••', source: 'skin.z', secret: true },
      { name: 'w', value: 'w', source: 'skin.w', secret: false },
    ]);
  });

  it('masks the session elsewhere, too, where its own parameter holds more than the session', async () => {
    const template = 'https://platform.example/?all={userName}:{sessionId}&p={page}';
    const told = await explain(template, { page: `<${SESSION}>` });
    expect(told.map(({ name, value }) => [name, value])).toEqual([
      ['all', '•••'],
      ['p', '•••'],
      ['skinId', 'kq'],
    ]);
  });

  it('masks a secret that its caller knows, where the template itself has none', () => {
    const parts = [
      { name: 'p', value: `x${SESSION}y`, source: 'the page parameter of the query', secret: null },
      { name: 'q', value: 'y', source: 'the page parameter of the query', secret: null },
    ];
    expect(explainRedirect({ parts }, [SESSION, 'y']).map(({ value }) => value)).toEqual(['•••', 'y']);
    expect(explainRedirect({ parts }).map(({ secret }) => secret)).toEqual([false, false]);
  });

  it('masks a session of one letter in its own places alone', async () => {
    const told = await explain('https://platform.example/?SN={sessionId}&S={language}', { sessionId: 'S' });
    expect(told.map(({ name, value }) => [name, value])).toEqual([
      ['SN', '•••'],
      ['S', 'value of language'],
      ['skinId', 'kq'],
    ]);
  });
});
