import { err, ok, type Result } from 'neverthrow';
import { appKey } from '../brand-configuration.ts';
import type { Refusal } from '../wire.ts';

/** What `POST /v2/Session` needs to know of its body. */
export interface SessionRequest {
  readonly userName: string;
  readonly password: string;
}

const bodyLimit = 65_536;

/** The fields of a JSON object by their names in lower case: the platform takes any casing. */
export const fieldsOf = (body: string): ReadonlyMap<string, unknown> | undefined => {
  if (body.length > bodyLimit) return undefined;
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
    return new Map(Object.entries(parsed).map(([name, value]) => [name.toLowerCase(), value]));
  } catch {
    return undefined;
  }
};

/** Reads the log-on's body, or says which of the platform's refusals it earns. */
export const readSessionRequest = (body: string): Result<SessionRequest, Refusal> => {
  const fields = fieldsOf(body);
  if (fields === undefined) return err('invalid-json');
  const [userName, password, key] = ['username', 'password', 'appkey'].map((name) => fields.get(name) ?? '');
  if (typeof userName !== 'string' || typeof password !== 'string' || typeof key !== 'string') {
    return err('wrong-parameter-type');
  }
  if (userName === '' || password === '' || key === '') return err('missing-parameter');
  return key === appKey ? ok({ userName, password }) : err('invalid-app-key');
};
