import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { sendDirectly } from './already-sent.ts';
import type { ServerEnv } from './server-env.ts';

/** The content type that the platform sends with its JSON, by public captures. */
export const wireType = 'text/json; charset=utf-8';

const badCredentials = 'Login failed|The user name or the password is not right.';

/** The platform's refusals: HTTP status, ErrorCode and ErrorMessage, which may be `title|detail`. */
export const refusals = {
  'bad-credentials': [401, 4010, badCredentials],
  // The same words: a locked account must not tell itself from a wrong password.
  locked: [401, 4010, badCredentials],
  deactivated: [401, 4010, 'Login failed|The account is deactivated: nobody has used it for twelve months.'],
  suspended: [403, 4020, 'Account suspended|The account is suspended for security reasons.'],
  'invalid-session': [401, 4011, 'Session is not valid'],
  'expired-token': [401, 4011, 'Session is not valid|The two-factor token is unknown or has expired.'],
  'wrong-parameter-type': [400, 4000, 'Invalid parameter type|A parameter is not of the expected type.'],
  'missing-parameter': [400, 4001, 'Parameter missing|A parameter that is needed was not given.'],
  'invalid-app-key': [400, 4002, 'Invalid parameter value|The application key is not known.'],
  'wrong-token': [400, 4002, 'Invalid parameter value|2FAToken is not the one of the address.'],
  'wrong-contact': [
    400,
    4002,
    'Invalid parameter value|ContactId is none of the contacts that were offered.',
  ],
  'wrong-code': [400, 4002, 'Invalid parameter value|The code is not valid.'],
  'wrong-user': [400, 4002, 'Invalid parameter value|UserName is not whose session it is.'],
  'weak-password': [400, 4002, 'Invalid parameter value|The new password does not satisfy the rule.'],
  'used-password': [400, 4002, 'Invalid parameter value|The new password was used before.'],
  'wrong-number': [400, 4002, 'Invalid parameter value|MaxResults must be a whole number from 1 to 500.'],
  'invalid-fault': [
    400,
    4002,
    'Invalid parameter value|X-Gatehouse-Fault is neither a kind of fault nor its JSON.',
  ],
  'invalid-json': [400, 4003, 'Invalid JSON request|The body is not a JSON object.'],
  'bad-request': [400, 4000, 'Invalid parameter type|The request is not well-formed.'],
  forbidden: [403, 403, 'Forbidden|The anti-forgery header is missing or does not match its cookie.'],
  'foreign-page': [
    403,
    403,
    'Forbidden|A page of another origin may not change the sandbox, unless allowedOrigins lists it.',
  ],
  'not-found': [404, 404, 'Not found|There is no such call.'],
  'no-file': [404, 404, 'Not found|There is no such file.'],
  'no-method': [405, 405, 'Method not allowed|This address only answers to GET.'],
  'length-required': [411, 411, 'Length required|A body needs a Content-Length.'],
  'too-large': [413, 413, 'Request too large|The body is too large.'],
  'foreign-host': [
    421,
    421,
    'Misdirected request|The sandbox answers to localhost, 127.0.0.1 and [::1] only.',
  ],
  'server-error': [500, 500, 'Internal server error|Something went wrong on our side.'],
  'too-many': [429, 5002, 'Throttling|Too many requests.'],
  busy: [503, 500, 'Service unavailable|The service is busy.'],
} as const;

export type Refusal = keyof typeof refusals;

/** What a call answers, before it is written. */
export interface Reply {
  readonly status: ContentfulStatusCode;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The body of a refusal, `{ HttpStatus, ErrorMessage, ErrorCode }`. */
export const refusalReply = (refusal: Refusal, headers: Readonly<Record<string, string>> = {}): Reply => {
  const [HttpStatus, ErrorCode, ErrorMessage] = refusals[refusal];
  return { status: HttpStatus, body: { HttpStatus, ErrorMessage, ErrorCode }, headers };
};

/** With `?only200=true` every answer is 200, and the real status stands in the body alone. */
const statusFor = (c: Context, status: ContentfulStatusCode): ContentfulStatusCode =>
  status !== 200 && c.req.query('only200') === 'true' ? 200 : status;

/** Writes text as an answer of the platform; the journal keeps it too. */
export const sendText = (
  c: Context<ServerEnv>,
  text: string,
  status: ContentfulStatusCode,
  headers: Readonly<Record<string, string>> = {},
): Response => {
  c.set('answer', text);
  return sendDirectly(c, text, statusFor(c, status), {
    'content-type': wireType,
    'cache-control': 'no-cache',
    ...headers,
  });
};

/** Writes one of the platform's refusals. */
export const refuse = (
  c: Context<ServerEnv>,
  refusal: Refusal,
  more?: Readonly<Record<string, string>>,
): Response => {
  const { status, body, headers } = refusalReply(refusal, more);
  return sendText(c, JSON.stringify(body), status, headers);
};
