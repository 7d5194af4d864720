import type { Context } from 'hono';

/** The content type that the platform sends with its JSON, by public captures. */
export const wireType = 'text/json; charset=utf-8';

/** The platform's refusals: HTTP status, ErrorCode and ErrorMessage as `title|detail`. */
export const refusals = {
  'bad-credentials': [401, 4010, 'Login failed|The user name or the password is not right.'],
  // The same words as above: a locked account must not tell itself from a wrong password.
  locked: [401, 4010, 'Login failed|The user name or the password is not right.'],
  'invalid-session': [401, 4011, 'Session is not valid'],
  'wrong-parameter-type': [400, 4000, 'Invalid parameter type|A parameter is not of the expected type.'],
  'missing-parameter': [400, 4001, 'Parameter missing|A parameter that is needed was not given.'],
  'invalid-app-key': [400, 4002, 'Invalid parameter value|The application key is not known.'],
  'invalid-json': [400, 4003, 'Invalid JSON request|The body is not a JSON object.'],
  forbidden: [403, 403, 'Forbidden|The anti-forgery header is missing or does not match its cookie.'],
  'not-found': [404, 404, 'Not found|There is no such call.'],
  'server-error': [500, 500, 'Internal server error|Something went wrong on our side.'],
  'too-many': [429, 5002, 'Throttling|Too many requests.'],
  busy: [503, 500, 'Service unavailable|The service is busy.'],
} as const;

export type Refusal = keyof typeof refusals;

const headers = { 'content-type': wireType, 'cache-control': 'no-cache' };

/** A JSON answer in the platform's manner. */
export const answer = (c: Context, body: object | string): Response =>
  c.body(typeof body === 'string' ? body : JSON.stringify(body), 200, headers);

/** One of the platform's refusals, `{ HttpStatus, ErrorMessage, ErrorCode }`. */
export const refuse = (c: Context, refusal: Refusal, more: Record<string, string> = {}): Response => {
  const [HttpStatus, ErrorCode, ErrorMessage] = refusals[refusal];
  return c.body(JSON.stringify({ HttpStatus, ErrorMessage, ErrorCode }), HttpStatus, { ...headers, ...more });
};
