import { err, ok, type Result } from 'neverthrow';
import { type BodyFault, discard, readJson } from './body.ts';
import type { TransportFault } from './fault.ts';
import { readPlatformError } from './platform-error.ts';
import { retryAfterSeconds } from './retry-after.ts';

/** How to read an answer. */
export interface AnswerRules {
  /** Only an answer of the API can be a platform error. A file that looks like one is a file. */
  readonly fromApi: boolean;
  /** A success without a readable body counts as null. */
  readonly bodyOptional: boolean;
  readonly cookiesEnabled: () => boolean;
  /** The call should have carried an anti-forgery token, and there was none. */
  readonly tokenMissing: () => boolean;
}

/**
 * Reads an answer as JSON or as a fault (functional spec, after sign-in). Of an error, only the status
 * and the platform's code are passed on, never the words of the server.
 */
export async function readAnswer(
  response: Response,
  rules: AnswerRules,
): Promise<Result<unknown, TransportFault>> {
  // The body of these would change nothing, so it is not read.
  if (response.status === 429 || response.status >= 500) {
    discard(response);
    return err(faultOf(response, response.status, rules));
  }
  const body = await readJson(response);
  const error = body.isOk() && rules.fromApi ? readPlatformError(body.value, response.status) : null;
  if (error !== null)
    return err(faultOf(response, error.status, rules, { code: error.code, fromPlatform: true }));
  if (!response.ok) return err(faultOf(response, response.status, rules));
  return rules.bodyOptional ? body.orElse(acceptUnreadable) : body;
}

function acceptUnreadable(fault: BodyFault): Result<unknown, BodyFault> {
  return fault.kind === 'unreadable' ? ok(null) : err(fault);
}

function faultOf(
  { headers }: Response,
  status: number,
  { cookiesEnabled, tokenMissing }: AnswerRules,
  platform: { readonly code?: number | undefined; readonly fromPlatform: boolean } = { fromPlatform: false },
): TransportFault {
  const seconds = retryAfterSeconds(headers.get('retry-after'), headers.get('date'));
  if (status === 429 && seconds !== null) return { kind: 'too-many-attempts', seconds };
  if (status === 503 && seconds !== null) return { kind: 'service-busy', seconds };
  if (status === 429 || status >= 500) return { kind: 'unreachable', status };
  return {
    kind: 'refused',
    status,
    ...(platform.code === undefined ? {} : { code: platform.code }),
    fromPlatform: platform.fromPlatform,
    cookiesBlocked: status === 403 && !cookiesEnabled(),
    tokenMissing: status === 403 && !platform.fromPlatform && tokenMissing(),
  };
}
