import type { Context } from 'hono';
import { err, ok, type Result } from 'neverthrow';
import type { Refusal } from '../http/refusals.ts';
import type { ServerEnv } from '../http/server-env.ts';

/** The fields of a body by their names in lower case. */
export type Fields = ReadonlyMap<string, unknown>;

/** A call as the platform reads it, with names in any casing. */
export interface CallRequest {
  /** Undefined when the body is not a JSON object. */
  readonly fields: Fields | undefined;
  /** A field of the body as text; empty when it is missing or not a text. */
  text(name: string): string;
  /** A query parameter, else a header, else a field of the body: a session can come in all three. */
  anywhere(name: string): string;
  query(name: string): string | undefined;
  /** The part of the path that the route calls `:token`. */
  readonly token: string;
}

function fieldsOf(body: string): Fields | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
    return new Map(Object.entries(parsed).map(([name, value]) => [name.toLowerCase(), value]));
  } catch {
    return undefined;
  }
}

export async function readRequest(c: Context<ServerEnv>): Promise<CallRequest> {
  const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD';
  const fields = hasBody ? fieldsOf(await c.req.text()) : undefined;
  function text(name: string): string {
    const value = fields?.get(name);
    return typeof value === 'string' ? value : '';
  }
  let parameters: ReadonlyMap<string, string> | undefined;
  function query(name: string): string | undefined {
    parameters ??= new Map(Object.entries(c.req.query()).map(([key, value]) => [key.toLowerCase(), value]));
    return parameters.get(name);
  }
  return {
    fields,
    text,
    query,
    anywhere: (name) => query(name) ?? c.req.header(name) ?? text(name),
    token: c.req.param('token') ?? '',
  };
}

/** Reads fields of the body, all of which have to be texts that are not empty. */
export function readTexts<Name extends string>(
  { fields }: CallRequest,
  names: readonly Name[],
): Result<Record<Name, string>, Refusal> {
  if (fields === undefined) return err('invalid-json');
  const values = names.map((name) => [name, fields.get(name.toLowerCase()) ?? ''] as const);
  if (values.some(([, value]) => typeof value !== 'string')) return err('wrong-parameter-type');
  if (values.some(([, value]) => value === '')) return err('missing-parameter');
  return ok(Object.fromEntries(values) as Record<Name, string>);
}
