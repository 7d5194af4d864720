/** Shown in place of a secret. */
export const MASKED = '•••';

const SECRET_NAMES = new Set([
  'password',
  'newpassword',
  'oldpassword',
  'session',
  'sessionid',
  'sn',
  'q',
  'code',
  'token',
  'access_token',
  'twofatoken',
  '2fatoken',
  'authorization',
  'cookie',
  'set-cookie',
  'x-xsrf-token',
  'ciphertext',
]);

/** Whether a field, header or parameter of this name holds a secret. */
export const isSecretName = (name: string): boolean => SECRET_NAMES.has(name.toLowerCase());

/** Sessions and two-factor tokens are UUIDs, and nothing else of the platform is. */
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** Replaces the secrets of a call. */
export interface Mask {
  text(text: string): string;
  /** A path with its query. */
  path(path: string): string;
  fields(fields: Readonly<Record<string, string>>): Record<string, string>;
  /** JSON with its secrets masked. Any other body becomes its length, and an empty one undefined. */
  body(body: string): unknown;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Makes a mask that also replaces these passwords, plain and percent-encoded. */
export function makeMask(passwords: readonly string[]): Mask {
  const forms = passwords.flatMap((password) => [...new Set([password, encodeURIComponent(password)])]);
  // The longest first: a password may begin with another one.
  const sorted = forms.filter((form) => form !== '').sort((left, right) => right.length - left.length);
  const known = sorted.length === 0 ? undefined : new RegExp(sorted.map(escaped).join('|'), 'g');
  function text(plain: string): string {
    const without = plain.replaceAll(UUID, MASKED);
    return known === undefined ? without : without.replaceAll(known, MASKED);
  }
  function value(inner: unknown): unknown {
    if (typeof inner === 'string') return text(inner);
    if (Array.isArray(inner)) return inner.map(value);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([name, field]) => [
        text(name),
        isSecretName(name) && field !== null ? MASKED : value(field),
      ]),
    );
  }
  return {
    text,
    path: (path) => {
      const [before = '', query] = path.split(/\?(.*)/s);
      if (query === undefined) return text(before);
      const pairs = query.split('&').map((pair) => {
        const name = pair.split('=', 1)[0] ?? '';
        return isSecretName(name) ? `${name}=${MASKED}` : text(pair);
      });
      return `${text(before)}?${pairs.join('&')}`;
    },
    fields: (fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, isSecretName(name) ? MASKED : text(field)]),
      ),
    body: (body) => {
      if (body === '') return undefined;
      try {
        return value(JSON.parse(body));
      } catch {
        return `(${body.length} characters that are not JSON)`;
      }
    },
  };
}
