import { err, ok, type Result } from 'neverthrow';
import { type BodyFault, discard, readJson } from './body.ts';
import type { TransportFault } from './fault.ts';
import { readPlatformError } from './platform-error.ts';
import { retryAfterSeconds } from './retry-after.ts';

/** How an answer is to be read. */
export interface AnswerRules {
  /** Only an answer of the API can be a platform error; a file that looks like one is just a file. */
  readonly fromApi: boolean;
  /** Success is enough: an empty or unreadable body is read as null. */
  readonly bodyOptional: boolean;
  readonly cookiesEnabled: () => boolean;
  /** The call should have carried an anti-forgery token, and there was none. */
  readonly tokenMissing: boolean;
}

/**
 * Reads an answer into its JSON or a fault (docs/unknowns.md, after sign-in): nothing that the server wrote in an
 * error is passed on, but the status and the platform's code.
 */
export async function readAnswer(
  response: Response,
  rules: AnswerRules,
): Promise<Result<unknown, TransportFault>> {
  // Of these the body changes nothing: it is not waited for.
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
    tokenMissing: status === 403 && !platform.fromPlatform && tokenMissing,
  };
}
