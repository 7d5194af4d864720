import { systemClock } from '@gatehouse-login/core';
import { err, type Result, ResultAsync } from 'neverthrow';
import { readAnswer } from './answer.ts';
import { lacksToken } from './anti-forgery.ts';
import { type Stop, withinDeadline } from './deadline.ts';
import { DEFAULT_DEADLINES } from './deadlines.ts';
import type { TransportFault } from './fault.ts';
import { type ResolvedAddress, resolveAddress } from './request-rule.ts';
import { mayRetry, retryPause } from './retry-policy.ts';
import { send } from './send.ts';
import type { Transport, TransportOptions, TransportRequest } from './transport-port.ts';

/**
 * Makes a transport over `fetch`. It never rejects: every fault is a value.
 *
 * - A deadline runs from the start of a call to its last byte and covers all attempts.
 * - Only a GET is sent again: twice, after a lost connection or a 502, 503 (without Retry-After) or 504.
 * - A relative path gets the API base, and a relative `.json` file the site's. Only the former gets the headers `UserName`
 *   and `Session`. Requests to the site's own origin that change something get the anti-forgery header. The resolved address
 *   decides, not the spelling.
 * - A call whose user name or session has a control character is not sent, because no header can hold it.
 * - Answers are read as JSON whatever their content type says: UTF-8, at most 1 MB, at most 64 levels deep. Redirects are not
 *   followed. `Retry-After` is passed on as 1 to 60 seconds. The words of a server never reach a message.
 */
export function makeTransport(options: TransportOptions): Transport {
  const {
    apiBase,
    origin,
    siteBase = `${origin}/`,
    clock = systemClock,
    random = Math.random,
    cookiesEnabled = () => true,
    online = () => true,
  } = options;
  const deadlines = { ...DEFAULT_DEADLINES, ...options.deadlines };

  async function attempt(
    request: TransportRequest,
    address: ResolvedAddress,
    { signal }: Stop,
  ): Promise<Result<unknown, TransportFault>> {
    const sent = await send(options, request, address, signal);
    return sent.isErr()
      ? err(sent.error)
      : readAnswer(sent.value, {
          fromApi: address.target !== 'file',
          bodyOptional: request.bodyOptional ?? false,
          cookiesEnabled,
          tokenMissing: () =>
            lacksToken({ method: request.method, url: address.url, origin, cookie: options.cookie }),
        });
  }

  async function attempts(request: TransportRequest, stop: Stop): Promise<Result<unknown, TransportFault>> {
    const address = resolveAddress(request.path, { apiBase, siteBase });
    if (address === null) return err({ kind: 'unreachable' });
    for (let retries = 0; ; retries += 1) {
      const result = await attempt(request, address, stop);
      if (result.isOk() || stop.cancellation.cancelled) return result;
      if (isConnectionLost(result.error) && !online()) return err({ kind: 'offline' });
      if (!mayRetry(request.method, result.error, retries)) return result;
      await clock.wait(retryPause(retries, random), stop.cancellation);
      if (stop.cancellation.cancelled) return result;
    }
  }

  return {
    request(request, cancellation) {
      const rules = { milliseconds: deadlines[request.deadline], clock, cancellation };
      return new ResultAsync(withinDeadline(rules, (stop) => attempts(request, stop)));
    },
  };
}

const isConnectionLost = (fault: TransportFault): boolean =>
  fault.kind === 'unreachable' && fault.status === undefined;
