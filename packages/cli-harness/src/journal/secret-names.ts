import type { SecretKind } from '../report/vault.ts';

/** Where a name stands. A code in an answer is the name of an account. */
export type Place = 'request' | 'answer';

const FIELDS: Readonly<Record<string, SecretKind>> = {
  password: 'password',
  oldpassword: 'password',
  newpassword: 'new password',
  reenterpassword: 'new password',
  session: 'session',
  sessionid: 'session',
  sn: 'session',
  token: 'two-factor token',
  twofatoken: 'two-factor token',
  '2fatoken': 'two-factor token',
};
// Names that a platform or a proxy may use beside the known ones, such as `accessToken`.
const SECRET_BY_NAME = /(?:access|refresh|session|auth|id)[-_]?token$|session[-_]?id$|secret$|passwo?r?d$/;
const CODE_FIELDS: readonly string[] = ['code', 'authenticationcode'];
const PERSONAL: readonly string[] = ['personalemailaddress', 'emailaddress'];

/** The kind of secret that a field of this name holds. Null if it holds none. */
export function kindOfField(name: string, place: Place): SecretKind | null {
  const plain = name.toLowerCase();
  if (place === 'request' && CODE_FIELDS.includes(plain)) return 'code';
  if (Object.hasOwn(FIELDS, plain)) return FIELDS[plain] ?? null;
  return SECRET_BY_NAME.test(plain) ? 'secret' : null;
}

/** Whether a field of this name holds something that a report does not need to know about a person. */
export const isPersonal = (name: string): boolean => PERSONAL.includes(name.toLowerCase());

const HEADERS: Readonly<Record<string, SecretKind>> = {
  session: 'session',
  authorization: 'secret',
  'proxy-authorization': 'secret',
  'x-xsrf-token': 'anti-forgery token',
};

/** The kind of secret that a header of this name holds. Null if it holds none. */
export function kindOfHeader(name: string): SecretKind | null {
  const plain = name.toLowerCase();
  if (Object.hasOwn(HEADERS, plain)) return HEADERS[plain] ?? null;
  return SECRET_BY_NAME.test(plain) ? 'secret' : null;
}

// What else stands in a query is a value of the login, or nobody knows what it is.
const HARMLESS: readonly string[] = ['lang', 'language', 'page', 'platform', 'theme', 'cu', 'kind'];

/** Whether the value of a parameter may be shown, in an address or in a form. */
export const isHarmless = (name: string): boolean => HARMLESS.includes(name.toLowerCase());
