/** The secrets of a login. */
export interface LoginSecrets {
  readonly password: string;
  readonly code: string;
  readonly token: string;
  readonly session: string;
  readonly antiForgery: string;
}

/** How the platform answers a password. */
export type Verdict = 'accepted' | 'two-factor' | 'refused' | 'broken';

const CONFIGURATION = {
  brand: 'kq',
  urls: {
    apiEnv: 'live',
    redirects: { webtrader: 'https://web.test/start/{sessionId}?SN={sessionId}&UN={userName}' },
  },
};

/** A site, and the secrets of the login that were sent or received until now. */
export interface HostileSite {
  readonly fetch: typeof globalThis.fetch;
  readonly used: () => Readonly<Partial<LoginSecrets>>;
}

/**
 * A site that repeats every secret that it knows, in every answer and every encoding: in fields of any name, in headers,
 * in addresses and in pages.
 */
export function hostileSite(secrets: LoginSecrets, verdict: Verdict): HostileSite {
  const used: { -readonly [Kind in keyof LoginSecrets]?: string } = {};
  const use = (...kinds: (keyof LoginSecrets)[]): void => {
    for (const kind of kinds) used[kind] = secrets[kind];
  };
  const echo = (): Record<string, string> =>
    Object.fromEntries(
      Object.values(used).flatMap((secret, at) =>
        spelt(secret).map((text, how): [string, string] => [`echo-${at}-${how}`, text]),
      ),
    );
  const headers = (): Headers => {
    const all = new Headers();
    for (const [name, text] of Object.entries(echo())) {
      if (/^[\x21-\x7e]+$/.test(text)) all.set(`x-${name}`, text);
    }
    all.append('set-cookie', `XSRF-TOKEN=${secrets.antiForgery}; Path=/`);
    return all;
  };
  const json = (value: object, status = 200) =>
    Response.json({ ...value, ...echo() }, { status, headers: headers() });

  function platform(pathname: string): Response {
    if (pathname.endsWith('v2/Session')) {
      use('password');
      if (verdict === 'broken') {
        return new Response(`oops ${Object.values(used).join(' ')}`, { status: 500, headers: headers() });
      }
      if (verdict === 'refused') {
        return json({ ErrorCode: 4010, ErrorMessage: `No: ${secrets.password}` }, 401);
      }
      use(verdict === 'two-factor' ? 'token' : 'session');
      const contact = { contactId: 'c1', contactCategoryId: 1, value: 'me@…' };
      return verdict === 'two-factor'
        ? json({ is2FaEnabled: true, twoFaToken: secrets.token, additional2FaMethods: [contact] })
        : json({ session: secrets.session });
    }
    if (pathname.endsWith('VerifyAuthCode')) {
      use('code', 'session');
      return json({ session: secrets.session });
    }
    return json(
      pathname.endsWith('ClientAndTradingAccount')
        ? { logonUser: { username: 'me' }, accountOperators: [{ id: '1' }] }
        : {},
    );
  }

  return {
    used: () => used,
    async fetch(input) {
      const { origin, pathname } = new URL(input instanceof Request ? input.url : String(input));
      if (origin === 'https://web.test') {
        if (pathname === '/cb') return new Response(`<p>${Object.values(used).join(' ')}</p>`);
        const next = headers();
        next.set('location', `https://web.test/cb?code=${encodeURIComponent(secrets.session)}`);
        return new Response(null, { status: 302, headers: next });
      }
      use('antiForgery');
      // What a site is set up with is no secret, so it repeats none there.
      return pathname.endsWith('.json')
        ? Response.json(CONFIGURATION, {
            headers: { 'set-cookie': `XSRF-TOKEN=${secrets.antiForgery}; Path=/` },
          })
        : platform(pathname);
    },
  };
}

const spelt = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  encodeURIComponent(encodeURIComponent(secret)),
  new URLSearchParams({ a: secret }).toString(),
  JSON.stringify(secret),
  secret.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`),
  Buffer.from(secret).toString('hex'),
  Buffer.from(`user:${secret}`).toString('base64'),
  Buffer.from(`u:${secret}!`).toString('base64url'),
];
