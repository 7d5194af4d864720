import type { Context } from 'hono';
import type { ServerEnv } from '../http/server-env.ts';

/** A call as the platform reads it: names in any casing. */
export interface CallRequest {
  /** The body's fields by their names in lower case; nothing when it isn't a JSON object. */
  readonly fields: ReadonlyMap<string, unknown> | undefined;
  /** A field of the body as text, empty when it is missing or something else. */
  text(name: string): string;
  /** A query parameter, else a header, else a field of the body: sessions come in all three. */
  anywhere(name: string): string;
  query(name: string): string | undefined;
  /** The part of the path that the table calls `token`. */
  readonly token: string;
}

/** The fields of a JSON object by their names in lower case. */
export const fieldsOf = (body: string): ReadonlyMap<string, unknown> | undefined => {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
    return new Map(Object.entries(parsed).map(([name, value]) => [name.toLowerCase(), value]));
  } catch {
    return undefined;
  }
};

/** Reads a request. */
export const readRequest = async (c: Context<ServerEnv>): Promise<CallRequest> => {
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
  const fields = reads ? undefined : fieldsOf(await c.req.text());
  const text = (name: string): string => {
    const value = fields?.get(name);
    return typeof value === 'string' ? value : '';
  };
  let parameters: ReadonlyMap<string, string> | undefined;
  const query = (name: string): string | undefined => {
    parameters ??= new Map(Object.entries(c.req.query()).map(([key, value]) => [key.toLowerCase(), value]));
    return parameters.get(name);
  };
  return {
    fields,
    text,
    query,
    anywhere: (name) => query(name) ?? c.req.header(name) ?? text(name),
    token: c.req.param('token') ?? '',
  };
};
