const BAD_CREDENTIALS = 'Login failed|The user name or the password is not right.';

/** The platform's refusals: HTTP status, `ErrorCode` and `ErrorMessage`, which can be `title|detail`. */
export const REFUSALS = {
  'bad-credentials': [401, 4010, BAD_CREDENTIALS],
  // The same words, so that nobody can tell a locked account from a wrong password.
  locked: [401, 4010, BAD_CREDENTIALS],
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
  'wrong-user': [400, 4002, 'Invalid parameter value|UserName is not the one of the session.'],
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

/** The name of a refusal. */
export type Refusal = keyof typeof REFUSALS;
