/** What stands in the place of a secret. */
export const masked = '•••';

const secretNames = new Set([
  'password',
  'newpassword',
  'oldpassword',
  'session',
  'sessionid',
  'sn',
  'code',
  'token',
  'twofatoken',
  '2fatoken',
  'authorization',
  'cookie',
  'set-cookie',
  'x-xsrf-token',
  'ciphertext',
]);

/** Whether a field, header or parameter of this name holds a secret. */
export const isSecretName = (name: string): boolean => secretNames.has(name.toLowerCase());

/** Replaces each known secret, and its percent-encoded form, wherever it stands in a text. */
export const maskKnown = (text: string, secrets: readonly string[]): string =>
  secrets.reduce(
    (kept, secret) => kept.replaceAll(secret, masked).replaceAll(encodeURIComponent(secret), masked),
    text,
  );

/** A path with its query, secrets masked by the parameter's name. */
export const maskPath = (path: string): string => {
  const [before = '', query] = path.split(/\?(.*)/s);
  if (query === undefined) return before;
  const pairs = query.split('&').map((pair) => {
    const name = pair.split('=', 1)[0] ?? '';
    return isSecretName(name) ? `${name}=${masked}` : pair;
  });
  return `${before}?${pairs.join('&')}`;
};

const maskValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(maskValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecretName(name) ? masked : maskValue(inner)]),
  );
};

/** A request's body for the journal: JSON with its secrets masked, anything else only by its length. */
export const maskBody = (body: string): unknown => {
  if (body === '') return undefined;
  try {
    return maskValue(JSON.parse(body));
  } catch {
    return `(${body.length} characters that are not JSON)`;
  }
};
