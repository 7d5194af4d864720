import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { REFUSALS, type Refusal } from './refusals.ts';
import { sendDirectly } from './send-directly.ts';
import type { ServerEnv } from './server-env.ts';

/** The content type of the platform's JSON, as public captures show it. */
export const WIRE_TYPE = 'text/json; charset=utf-8';

/** An answer before it is sent. */
export interface Reply {
  readonly status: ContentfulStatusCode;
  readonly body: object;
}

/** The answer of a refusal, with the body `{ HttpStatus, ErrorMessage, ErrorCode }`. */
export function refusalReply(refusal: Refusal): Reply {
  const [HttpStatus, ErrorCode, ErrorMessage] = REFUSALS[refusal];
  return { status: HttpStatus, body: { HttpStatus, ErrorMessage, ErrorCode } };
}

/** With `?only200=true` every status is 200, and only the body holds the real one. */
const statusFor = (c: Context, status: ContentfulStatusCode): ContentfulStatusCode =>
  status !== 200 && c.req.query('only200') === 'true' ? 200 : status;

/** Sends text as an answer of the platform, and leaves it for the journal. */
export function sendText(
  c: Context<ServerEnv>,
  text: string,
  status: ContentfulStatusCode,
  headers: Readonly<Record<string, string>> = {},
): Response {
  c.set('answer', text);
  return sendDirectly(c, text, statusFor(c, status), {
    'content-type': WIRE_TYPE,
    'cache-control': 'no-cache',
    ...headers,
  });
}

/** Sends one of the platform's refusals. */
export function refuse(
  c: Context<ServerEnv>,
  refusal: Refusal,
  headers?: Readonly<Record<string, string>>,
): Response {
  const { status, body } = refusalReply(refusal);
  return sendText(c, JSON.stringify(body), status, headers);
}
