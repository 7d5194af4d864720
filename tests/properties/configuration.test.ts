import { BRANDS, parseConfiguration, readWebAddress } from '@gatehouse-login/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from './support/runs.ts';
import { anyUnits } from './support/texts.ts';

const SITE = { origin: 'https://login.example' };

const VALID = {
  brand: 'kq',
  brandName: 'KQ Markets',
  appKey: 'Mercury',
  defaultTheme: 'auto',
  skin: { accent: '#0a5' },
  encrypted: false,
  encryptedParam: 'q',
  encryption: { algorithm: 'des-ede3-cbc', keyHex: '00' },
  showForgotPassword: true,
  redirectUris: ['https://partner.example/', { uri: 'https://partner.example/cb', allowQuery: true }],
  streaming: { serverUrl: 'https://push.example', requestTimeout: 1 },
  urls: {
    apiEnv: 'ppe',
    tradingApiUrl: 'https://api.example',
    redirects: { webtrader: 'https://t.example/?s={sessionId}' },
    forgotPasswordUrls: { default: 'https://f.example' },
    forgotUsernameUrls: {},
    sso: 'https://sso.example',
    myAccountUrl: 'https://my.example/?s={session}',
  },
};

const hostileJson = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  anyUnits,
  fc.constantFrom(
    'javascript:alert(1)',
    'http://evil.example',
    'https://{nope}',
    null,
    {},
    [],
    -1,
    1e308,
    '__proto__',
  ),
);

type Node = Record<string, unknown>;
const pathsOf = (node: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, value]) => [[...path, key], ...pathsOf(value, [...path, key])])
    : [];

function replaced(path: readonly string[], value: unknown): Node {
  const copy: Node = structuredClone(VALID);
  const parent = path.slice(0, -1).reduce<Node>((node, key) => node[key] as Node, copy);
  parent[path.at(-1) ?? ''] = value;
  return copy;
}

const mutated = fc
  .tuple(fc.constantFrom(...pathsOf(VALID)), hostileJson)
  .map(([path, value]) => replaced(path, value));

/** JSON whose keys are those of a configuration, and `__proto__` and the like. */
const keyed = fc
  .dictionary(fc.constantFrom(...Object.keys(VALID), '__proto__', 'constructor', 'toString'), hostileJson, {
    noNullPrototype: false,
  })
  .map((object): unknown => JSON.parse(JSON.stringify(object)));

describe('parseConfiguration', () => {
  it('answers any JSON, and never throws [3.43]', () => {
    always([fc.oneof(fc.jsonValue(), keyed, mutated)], (json) => {
      parseConfiguration(json, SITE).match(
        (configuration) => expect(BRANDS).toContain(configuration.brand),
        (fault) => {
          expect(fault).toMatchObject({ kind: 'configuration-fault', file: 'configs/config.json' });
          expect(fault.problem).not.toBe('');
        },
      );
    });
  });

  it('names a field that is there to be mended', () => {
    const names = new Set([...pathsOf(VALID).map((path) => path.join('.')), 'urls.redirects']);
    always([mutated], (json) => {
      const read = parseConfiguration(json, SITE);
      if (read.isOk()) return;
      const known = [...names].some(
        (name) => read.error.field === name || read.error.field?.startsWith(`${name}.`),
      );
      expect({ field: read.error.field, known }).toMatchObject({ known: true });
    });
  });

  it('lets no address through that is not https, or this machine’s', () => {
    always([mutated], (json) => {
      const read = parseConfiguration(json, SITE);
      if (read.isErr()) return;
      const {
        redirects,
        forgotPasswordUrls,
        forgotUsernameUrls,
        sso,
        reloadURL,
        tradingApiUrl,
        myAccountUrl,
      } = read.value.urls;
      const addresses = [
        ...Object.values({ ...redirects, ...forgotPasswordUrls, ...forgotUsernameUrls }),
        ...[sso, reloadURL, tradingApiUrl, myAccountUrl, read.value.streaming.serverUrl].filter(
          (url) => url !== undefined,
        ),
      ];
      for (const address of addresses)
        expect(address).toMatch(/^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])/i);
    });
  });

  it('gives the same for its own answer', () => {
    always([mutated], (json) => {
      parseConfiguration(json, SITE).map((configuration) =>
        expect(parseConfiguration(configuration, SITE)._unsafeUnwrap()).toEqual(configuration),
      );
    });
  });

  it('counts own fields alone: one on a prototype is as good as none, and so is an empty one', () => {
    const outcome = (json: unknown) =>
      parseConfiguration(json, SITE).match(
        (configuration) => ({ configuration }),
        ({ field }) => ({ field }),
      );
    const paths = pathsOf(VALID).filter((path) => path[0] !== 'redirectUris' && path[0] !== 'skin');
    always([fc.constantFrom(...paths), hostileJson, fc.constantFrom(null, '')], (path, value, empty) => {
      const without = outcome(replaced(path, undefined));
      expect(outcome(replaced(path, empty))).toEqual(without);
      const lent: Node = replaced(path, undefined);
      const parent = path.slice(0, -1).reduce<Node>((node, key) => node[key] as Node, lent);
      delete parent[path.at(-1) ?? ''];
      Object.setPrototypeOf(parent, { [path.at(-1) ?? '']: value });
      expect(outcome(lent)).toEqual(without);
    });
  });

  it('pollutes nothing', () => {
    always([keyed], (json) => {
      parseConfiguration(json, SITE);
      expect(Object.keys(Object.prototype)).toEqual([]);
    });
  });
});

describe('a web address that we accept', () => {
  const part = fc.constantFrom(
    ...'abz019-._~%:/?#[]@!$&\'()*+,;=\\ \t\0{}<>"|^`é。',
    'https',
    'http',
    '://',
    'localhost',
    '127.0.0.1',
    '[::1]',
    'example.com',
    ':80',
    '%2f',
  );
  const shaped = fc
    .tuple(fc.constantFrom('https://', 'http://', 'HTTPS://', 'https:', ''), fc.array(part, { maxLength: 8 }))
    .map(([front, rest]) => front + rest.join(''));

  it('is one for the browser too: the same host, no user information', () => {
    always([fc.oneof(shaped, anyUnits)], (text) => {
      const read = readWebAddress(text);
      // Numbers and brackets may still be an invalid host. Only the network can tell.
      if (read === null || /[{}[]|\d\.?(:|$)|xn--/.test(read.host)) return;
      const url = URL.parse(text);
      expect({ text, parses: url !== null }).toEqual({ text, parses: true });
      expect(read.host.replace(/:\d+$/, '')).toBe(url?.hostname);
      expect(url?.username).toBe('');
      expect(url?.password).toBe('');
      expect(['https:', 'http:']).toContain(url?.protocol);
      if (url?.protocol === 'http:') expect(['localhost', '127.0.0.1', '[::1]']).toContain(url.hostname);
    });
  });
});
