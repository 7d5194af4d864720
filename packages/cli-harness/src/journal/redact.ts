import { Result } from 'neverthrow';
import { MASK, type SecretKind, type Vault } from '../report/vault.ts';
import { isHarmless, isPersonal, kindOfField, kindOfHeader, type Place } from './secret-names.ts';

/** A header, as it was sent or received. */
export type Header = [name: string, value: string];

/** Takes the secrets out of what is sent and received: by the names of their places, and by their values. */
export interface Redact {
  readonly url: (url: string) => string;
  readonly headers: (headers: Iterable<Header>) => Header[];
  /** The body as a text, or what it is. */
  readonly body: (bytes: Uint8Array, contentType: string | null, place: Place) => string;
}

const LONGEST_BODY = 1_000_000;
const COOKIES: readonly string[] = ['cookie', 'set-cookie'];
const ADDRESSES: readonly string[] = ['location', 'referer', 'content-location'];
const TOKEN_IN_PATH = /(\/2fa\/token\/)([^/?#]+)/i;

/**
 * Makes a redaction. What it recognises by a name becomes a secret of the vault, so that the same value is masked
 * everywhere else, too.
 */
export function makeRedact({ add, mask }: Pick<Vault, 'add' | 'mask'>): Redact {
  const hide = (value: string, kind: SecretKind): string => {
    if (value !== MASK) add(value, kind);
    return value === '' ? '' : MASK;
  };

  const pairs = (text: string): string =>
    text
      .split('&')
      .map((pair) => {
        const [name = '', ...rest] = pair.split('=');
        if (rest.length === 0 || isHarmless(name)) return mask(pair);
        const value = rest.join('=');
        const kind = kindOfField(name, 'request');
        if (kind !== null) hide(decode(value), kind);
        return `${mask(name)}=${value === '' ? '' : MASK}`;
      })
      .join('&');

  function url(text: string): string {
    const [, before = '', query, fragment] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(text) ?? [];
    const path = before.replace(
      TOKEN_IN_PATH,
      (_all, head: string, token: string) => `${head}${hide(decode(token), 'two-factor token')}`,
    );
    return `${mask(path)}${query === undefined ? '' : `?${pairs(query)}`}${fragment === undefined ? '' : `#${MASK}`}`;
  }

  // Of a cookie, its name and its attributes.
  const cookie = (line: string): string =>
    line.replace(/(^|;\s*)([^=;]+)=([^;]*)/g, (all, before: string, name: string, value: string) => {
      if (ATTRIBUTES.includes(name.trim().toLowerCase())) return all;
      const kind = name.trim() === 'XSRF-TOKEN' ? 'anti-forgery token' : 'secret';
      return `${before}${mask(name)}=${hide(value, kind)}`;
    });

  function header([name, value]: Header): Header {
    const plain = name.toLowerCase();
    const kind = kindOfHeader(plain);
    if (kind !== null) return [name, hide(value, kind)];
    if (COOKIES.includes(plain)) return [name, cookie(value)];
    return [name, ADDRESSES.includes(plain) ? url(value) : mask(value)];
  }

  function json(value: unknown, place: Place): unknown {
    if (typeof value === 'string') return mask(value);
    if (Array.isArray(value)) return value.map((each) => json(each, place));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]: [string, unknown]) => {
        const kind = kindOfField(name, place);
        if (kind !== null && isPlain(inner)) return [name, hide(String(inner), kind)];
        return [mask(name), typeof inner === 'string' && isPersonal(name) ? MASK : json(inner, place)];
      }),
    );
  }

  return {
    url,
    // A secret that one header shows by its name may stand in another one.
    headers: (all) => [...all].map(header).map(([name, value]): Header => [name, mask(value)]),
    body(bytes, contentType, place) {
      const type = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
      const what = type === '' ? 'of an unnamed type' : `of ${mask(type)}`;
      if (bytes.length > LONGEST_BODY) return `(${bytes.length} bytes ${what})`;
      const text = new TextDecoder().decode(bytes);
      if (type === 'application/x-www-form-urlencoded') return mask(pairs(text));
      return parse(text).match(
        // The second time for a value that became known on the way.
        (value) =>
          isContainer(value)
            ? JSON.stringify(json(json(value, place), place))
            : `(${bytes.length} bytes ${what})`,
        () => `(${bytes.length} bytes ${what})`,
      );
    },
  };
}

const ATTRIBUTES: readonly string[] = ['path', 'domain', 'expires', 'max-age', 'samesite'];

const parse = Result.fromThrowable((text: string): unknown => JSON.parse(text));
const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null;

const decode = (text: string): string =>
  Result.fromThrowable(() => decodeURIComponent(text.replaceAll('+', ' ')))().unwrapOr(text);
