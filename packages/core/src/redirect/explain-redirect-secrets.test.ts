import { describe, expect, it } from 'vitest';
import { explainPlatform, SESSION, values, withTemplate } from './explain-redirect.fixture.ts';
import { explainRedirect } from './explain-redirect.ts';
import { buildPlatformUrl } from './platform-url.ts';

describe('explaining an address never shows the session', () => {
  it('takes three characters for a secret, and fewer for what may stand anywhere', () => {
    const template = 'https://platform.example/?a=abc&b=ab&t={title}';
    const configuration = withTemplate(template);
    const url = buildPlatformUrl(configuration, template, { ...values, title: 'xyz' });
    const explain = (secret: string) =>
      explainRedirect({ kind: 'navigate', purpose: 'platform', url }, configuration, [secret]).map(
        ({ value }) => value,
      );
    expect(explain('abc')).toEqual(['•••', 'ab', 'xyz', 'kq']);
    expect(explain('ab')).toEqual(['abc', 'ab', 'xyz', 'kq']);
  });

  it('masks a name that holds the session', () => {
    for (const template of ['?{sessionId}=1', '?{sessionId}', '?a{{sessionId}}b={userName}'])
      expect(explainPlatform(`https://platform.example/${template}`)[0]).toMatchObject({
        name: '•••',
        value: '•••',
        secret: true,
      });
  });

  it('masks the session wherever else it stands, however often it is encoded', () => {
    const session = 'S/1 +%';
    const template = 'https://platform.example/?p={page}&u={userName}&t={title}&s={sessionId}';
    const twice = encodeURIComponent(encodeURIComponent(session));
    const configuration = withTemplate(template, {
      skin: { [`x${session}`]: 'y', z: `<${session}>`, w: 'w' },
    });
    const sent = { ...values, sessionId: session, page: `<${session}>`, userName: twice, title: 'S/1' };
    const url = buildPlatformUrl(configuration, template, sent);
    expect(explainRedirect({ kind: 'navigate', purpose: 'platform', url }, configuration)).toEqual([
      { name: 'p', value: '•••', source: 'the page parameter of the query', secret: true },
      { name: 'u', value: '•••', source: 'the login form', secret: true },
      { name: 't', value: 'S/1', source: 'appTitle', secret: false },
      { name: 's', value: '•••', source: 'the session call', secret: true },
      { name: '•••', value: 'y', source: '•••', secret: true },
      { name: 'z', value: '•••', source: 'skin.z', secret: true },
      { name: 'w', value: 'w', source: 'skin.w', secret: false },
    ]);
  });

  it('masks a secret that its caller knows, where the template itself has none', () => {
    const template = 'https://platform.example/?p={page}{title}';
    const configuration = withTemplate(template);
    const url = buildPlatformUrl(configuration, template, { ...values, page: `x${SESSION}` });
    const [told] = explainRedirect({ kind: 'navigate', purpose: 'platform', url }, configuration, [SESSION]);
    expect(told).toMatchObject({ name: 'p', value: '•••', secret: true });
  });

  it('masks a session of one letter in its own places alone', () => {
    const template = 'https://platform.example/?SN={sessionId}&S={language}';
    const configuration = withTemplate(template);
    const url = buildPlatformUrl(configuration, template, { ...values, sessionId: 'S' });
    const told = explainRedirect({ kind: 'navigate', purpose: 'platform', url }, configuration);
    expect(told.map(({ name, value }) => [name, value])).toEqual([
      ['SN', '•••'],
      ['S', 'value of language'],
      ['skinId', 'kq'],
    ]);
  });
});
