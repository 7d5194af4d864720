import type { Mask } from './mask.ts';

const shownLength = 4_000;

/** Longer bodies are not kept, only their length: five hundred of them would fill the memory. */
const keptLength = 32_000;

/** One call that reached the sandbox, with its secrets masked. */
export interface JournalEntry {
  /** Counts the calls, from 1. */
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  /** A brand, or `home` for the home port. */
  readonly brand: string;
  readonly method: string;
  readonly path: string;
  /** 0 when a fault left the call without an answer. */
  readonly status: number;
  readonly ms: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** What the platform answered, if it was the sandbox's own JSON. */
  readonly answer?: unknown;
}

/** A call as it came in. */
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
  body.length <= keptLength ? body : JSON.stringify(`(${body.length} characters)`);

/** The call without the bodies that are too long to keep. */
export const withoutLongBodies = (call: RawCall): RawCall => ({
  ...call,
  body: kept(call.body),
  answer: call.answer === undefined ? undefined : kept(call.answer),
});

const headerTexts = (headers: RawCall['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** The masked JSON of a body, or its beginning as text when it is long. */
const shownBody = (mask: Mask, body: string): unknown => {
  const content = mask.body(body);
  if (content === undefined) return undefined;
  const text = JSON.stringify(content);
  return text.length <= shownLength ? content : `${text.slice(0, shownLength)}…`;
};

export const makeEntry = (id: number, call: RawCall, mask: Mask): JournalEntry => {
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
};
