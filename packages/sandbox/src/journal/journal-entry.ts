import type { Mask } from './mask.ts';

const SHOWN_LENGTH = 4_000;

/** Of longer bodies, only the length is kept: five hundred of them would fill the memory. */
const KEPT_LENGTH = 32_000;

/** One call that reached the sandbox, with its secrets masked. */
export interface JournalEntry {
  /** Counts the calls, from 1. */
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  /** A brand, or `home` for the home port. */
  readonly brand: string;
  /** The HTTP method. */
  readonly method: string;
  /** The path with its query, with secrets masked. */
  readonly path: string;
  /** The HTTP status. 0 when a fault left the call without an answer. */
  readonly status: number;
  /** How long the call took, in milliseconds. */
  readonly ms: number;
  /** The request's headers, by name, with secrets masked. */
  readonly headers: Readonly<Record<string, string>>;
  /** The request's body with secrets masked. Of a long body, the beginning as a text. */
  readonly body?: unknown;
  /** The platform's answer, if it is the sandbox's own JSON. */
  readonly answer?: unknown;
}

export interface RawCall {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly brand: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  readonly answer?: string | undefined;
}

const kept = (body: string): string =>
  body.length <= KEPT_LENGTH ? body : JSON.stringify(`(${body.length} characters)`);

/** The call without bodies beyond `KEPT_LENGTH`. */
export function withoutLongBodies(call: RawCall): RawCall {
  return {
    ...call,
    body: kept(call.body),
    answer: call.answer === undefined ? undefined : kept(call.answer),
  };
}

function headerTexts(headers: RawCall['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

/** The masked JSON of a body, or its beginning as text when it is long. */
function shownBody(mask: Mask, body: string): unknown {
  const content = mask.body(body);
  if (content === undefined) return undefined;
  const text = JSON.stringify(content);
  return text.length <= SHOWN_LENGTH ? content : `${text.slice(0, SHOWN_LENGTH)}…`;
}

export function makeEntry(id: number, call: RawCall, mask: Mask): JournalEntry {
  const { at, brand, method, status, ms } = call;
  const body = shownBody(mask, call.body);
  const answer = call.answer === undefined ? undefined : shownBody(mask, call.answer);
  return {
    id,
    at: new Date(at).toISOString(),
    brand,
    method,
    path: mask.path(call.path),
    status,
    ms,
    headers: mask.fields(headerTexts(call.headers)),
    ...(body === undefined ? {} : { body }),
    ...(answer === undefined ? {} : { answer }),
  };
}
