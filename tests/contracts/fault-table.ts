import { gzipSync } from 'node:zlib';
import type { Behaviour } from './faulty-server.ts';

/** The server says this in every fault. It must not reach anybody. */
export const CANARY = 'SERVER-SAYS-7f3a';

/** The calls that meet every fault of the table. */
export type Call = 'session' | 'account' | 'configuration' | 'translations' | 'send-code' | 'verify-code';

/** One fault: how the server behaves, how each call ends, and how many requests arrive. */
export interface FaultRow {
  readonly fault: string;
  readonly behaviour: Behaviour;
  /** The kind of each call's error, or `ok`. */
  readonly ends: Readonly<Record<Call, string>>;
  /** The number of requests for a GET. A POST is always sent once. */
  readonly gets: 1 | 3;
  /** The call's deadline is shortened, because it has to pass. */
  readonly passesDeadline?: true;
  /** The value of the anti-forgery cookie. There is none by default. */
  readonly token?: string;
}

/** How every call ends in a fault of this kind. */
export const everyCall = (kind: string): FaultRow['ends'] => ({
  session: kind,
  account: kind,
  configuration: kind,
  translations: kind,
  // Sending a code has only one error, and any success will do, whatever the body.
  'send-code': kind === 'ok' ? 'ok' : 'code-not-sent',
  'verify-code': kind,
});

const NONSENSE: FaultRow['ends'] = { ...everyCall('malformed-answer'), configuration: 'configuration-fault' };
// The answer has a success status.
const UNREADABLE: FaultRow['ends'] = { ...NONSENSE, 'send-code': 'ok' };
const REFUSED: FaultRow['ends'] = {
  ...NONSENSE,
  session: 'session-refused',
  account: 'session-expired',
  'verify-code': 'code-refused',
};
const HTML = `<!doctype html><title>${CANARY}</title><p>${CANARY}`;
const html = (status: number): Behaviour => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: HTML,
});
const platform = (status: number, error: Record<string, unknown>): Behaviour => ({
  status,
  headers: { 'content-type': 'text/json; charset=utf-8' },
  body: JSON.stringify({ ...error, ErrorMessage: `${CANARY}|${CANARY}` }),
});
const wait = (status: number, retryAfter: string): Behaviour => ({
  status,
  headers: { 'retry-after': retryAfter, date: 'Sat, 21 Nov 2026 03:00:00 GMT' },
  body: HTML,
});
const body = (text: string | Uint8Array, headers: Record<string, string> = {}): Behaviour => ({
  body: text,
  headers,
});

/** A good answer to every call: a session, an account without operators, a configuration and a text. */
export const GOOD = JSON.stringify({
  session: 's-1',
  'login.heading': 'Log in',
  accountOperators: null,
  unknown: CANARY,
});

/** The faults of the transport. */
export const FAULTS: readonly FaultRow[] = [
  { fault: 'silence', behaviour: 'hang', ends: everyCall('timed-out'), gets: 1, passesDeadline: true },
  {
    fault: 'silence after the head',
    behaviour: 'hang mid-body',
    ends: everyCall('timed-out'),
    gets: 1,
    passesDeadline: true,
  },
  { fault: 'a slow drip', behaviour: 'drip', ends: everyCall('timed-out'), gets: 1, passesDeadline: true },
  { fault: 'a reset', behaviour: 'reset', ends: everyCall('unreachable'), gets: 3 },
  { fault: 'a reset mid-body', behaviour: 'reset mid-body', ends: everyCall('unreachable'), gets: 3 },
  { fault: 'a flood of 50 MB', behaviour: 'flood', ends: UNREADABLE, gets: 1 },
  { fault: 'a body that says it is 2 MB', behaviour: body('x'.repeat(2_097_152)), ends: UNREADABLE, gets: 1 },
  {
    fault: '2 MB packed small',
    behaviour: body(gzipSync(`"${' '.repeat(2_097_152)}"`), { 'content-encoding': 'gzip' }),
    ends: UNREADABLE,
    gets: 1,
  },
  {
    fault: '400 with the platform’s error',
    behaviour: platform(400, { HttpStatus: 400, ErrorCode: 4002 }),
    ends: { ...NONSENSE, session: 'session-refused', 'verify-code': 'code-refused' },
    gets: 1,
  },
  {
    fault: '401 with 4010',
    behaviour: platform(401, { httpStatus: 401, errorCode: 4010 }),
    ends: REFUSED,
    gets: 1,
  },
  { fault: '401 with HTML', behaviour: html(401), ends: REFUSED, gets: 1 },
  { fault: '403 with HTML', behaviour: html(403), ends: REFUSED, gets: 1, token: 'x' },
  {
    fault: '403 with HTML where the site has set no anti-forgery cookie',
    behaviour: html(403),
    ends: { ...REFUSED, session: 'token-missing' },
    gets: 1,
  },
  {
    fault: '403 with the platform’s error where the site has set no anti-forgery cookie',
    behaviour: platform(403, { HttpStatus: 403, ErrorCode: 403 }),
    ends: REFUSED,
    gets: 1,
  },
  { fault: '400 with HTML', behaviour: html(400), ends: NONSENSE, gets: 1 },
  { fault: '404 with HTML', behaviour: html(404), ends: NONSENSE, gets: 1 },
  { fault: '418 without a body', behaviour: { status: 418 }, ends: NONSENSE, gets: 1 },
  { fault: '500 with HTML', behaviour: html(500), ends: everyCall('unreachable'), gets: 1 },
  { fault: '502 with HTML', behaviour: html(502), ends: everyCall('unreachable'), gets: 3 },
  { fault: '503 with HTML', behaviour: html(503), ends: everyCall('unreachable'), gets: 3 },
  { fault: '504 with HTML', behaviour: html(504), ends: everyCall('unreachable'), gets: 3 },
  { fault: '200 with HTML', behaviour: html(200), ends: UNREADABLE, gets: 1 },
  {
    fault: '200 with a platform’s 401',
    behaviour: platform(200, { HTTPSTATUS: 401, errorcode: 4011 }),
    ends: {
      ...everyCall('ok'),
      session: 'session-refused',
      account: 'session-expired',
      'send-code': 'code-not-sent',
      'verify-code': 'session-expired',
    },
    gets: 1,
  },
  {
    fault: '200 with a platform’s 500',
    behaviour: platform(200, { HttpStatus: 500, ErrorCode: 500 }),
    ends: { ...everyCall('unreachable'), configuration: 'ok', translations: 'ok' },
    gets: 1,
  },
  { fault: 'an empty body', behaviour: body(''), ends: UNREADABLE, gets: 1 },
  { fault: '204', behaviour: { status: 204 }, ends: UNREADABLE, gets: 1 },
  {
    fault: 'the wrong content type',
    behaviour: body(GOOD, { 'content-type': 'text/html' }),
    ends: everyCall('ok'),
    gets: 1,
  },
  { fault: 'a byte order mark', behaviour: body(`\ufeff${GOOD}`), ends: everyCall('ok'), gets: 1 },
  { fault: 'truncated JSON', behaviour: body(GOOD.slice(0, -5)), ends: UNREADABLE, gets: 1 },
  { fault: 'UTF-16', behaviour: body(Buffer.from(`\ufeff${GOOD}`, 'utf16le')), ends: UNREADABLE, gets: 1 },
  {
    fault: 'Latin 1',
    behaviour: body(Buffer.from(GOOD.replace('Log in', 'Einl\u00f6ggen'), 'latin1')),
    ends: UNREADABLE,
    gets: 1,
  },
  {
    fault: 'JSON nested 100,000 deep',
    behaviour: body(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
    ends: UNREADABLE,
    gets: 1,
  },
  { fault: 'a list', behaviour: body('[1,2]'), ends: { ...UNREADABLE, configuration: 'ok' }, gets: 1 },
  { fault: 'null', behaviour: body('null'), ends: { ...UNREADABLE, configuration: 'ok' }, gets: 1 },
  {
    fault: 'wrong types',
    behaviour: body(`{"session":{"a":1},"accountOperators":7,"login.heading":["${CANARY}"]}`),
    ends: { ...UNREADABLE, configuration: 'ok', translations: 'ok' },
    gets: 1,
  },
  {
    fault: 'no session',
    behaviour: body('{"statusCode":0}'),
    ends: { ...UNREADABLE, configuration: 'ok', translations: 'ok' },
    gets: 1,
  },
  { fault: '429 and seconds', behaviour: wait(429, '7'), ends: everyCall('too-many-attempts'), gets: 1 },
  {
    fault: '429 and a date',
    behaviour: wait(429, 'Sat, 21 Nov 2026 03:00:07 GMT'),
    ends: everyCall('too-many-attempts'),
    gets: 1,
  },
  { fault: '429 and nonsense', behaviour: wait(429, 'soon'), ends: everyCall('unreachable'), gets: 1 },
  { fault: '429 alone', behaviour: { status: 429 }, ends: everyCall('unreachable'), gets: 1 },
  { fault: '503 and seconds', behaviour: wait(503, '7'), ends: everyCall('service-busy'), gets: 1 },
];
