import { type Configuration, type Destination, readLocation } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { failure } from '../driver/failure.ts';
import type { Arrival } from '../driver/login-driver.ts';
import type { Site } from '../driver/site.ts';
import { type Ending, endingOf } from '../report/ending.ts';
import { input, say } from '../report/sentence.ts';

/** What following a destination needs. */
export interface FollowTools {
  readonly site: Pick<Site, 'fetch' | 'failureOf'>;
  readonly configuration: Configuration;
  /** The ending for an address whose host is guarded. */
  readonly guard: (address: string) => Ending | null;
  readonly signal: AbortSignal | undefined;
  readonly timeout: number | undefined;
}

const MOST_HOPS = 10;
const DEADLINE = 15_000;

/**
 * Opens a destination as a browser would, without running its scripts. It accepts the login if it answers with a page.
 * It does not if it refuses, or sends the visitor back to the login.
 */
export async function follow(destination: Destination, tools: FollowTools): Promise<Result<Arrival, Ending>> {
  const { site, configuration, guard, signal, timeout = DEADLINE } = tools;
  let url = destination.url;
  let form = destination.kind === 'form-post' ? new URLSearchParams(destination.fields) : null;
  for (let hops = 0; ; hops += 1) {
    if (!/^https?:/.test(url)) return err(NOT_WEB);
    const { origin, pathname: path } = new URL(url);
    const guarded = guard(origin);
    if (guarded !== null) return err(guarded);
    const limits = [AbortSignal.timeout(timeout), ...(signal === undefined ? [] : [signal])];
    const answer = await site
      .fetch(url, {
        method: form === null ? 'GET' : 'POST',
        ...(form === null ? {} : { body: form }),
        headers: { accept: 'text/html' },
        redirect: 'manual',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.any(limits),
      })
      .catch((error: unknown) => error);
    if (!(answer instanceof Response)) {
      if (signal?.aborted) return err(failure({ kind: 'cancelled' }, { origin }));
      const isLate = answer instanceof Error && answer.name === 'TimeoutError';
      const cause = site.failureOf(answer, url)?.problem;
      const fault = { kind: 'unreachable', ...(cause && { cause }) } as const;
      return err(failure(isLate ? { kind: 'timed-out' } : fault, { origin }));
    }
    await answer.body?.cancel();
    const { status } = answer;
    const here = { status, origin, path };
    const target = answer.headers.get('location');
    if (status >= 300 && status < 400 && target !== null && URL.canParse(target, url)) {
      const next = new URL(target, url);
      // RFC 9700, 4.12: what was posted must not be posted on.
      const repeats = form !== null && (status === 307 || status === 308);
      if (repeats || hops === MOST_HOPS || isLogin(next, configuration))
        return ok({ accepted: false, ...here });
      url = next.href;
      form = null;
    } else if (status === 429 || status >= 500) {
      return err(failure({ kind: 'unreachable', status }, { origin }));
    } else {
      return ok({ accepted: answer.ok, ...here });
    }
  }
}

const isLogin = ({ origin, pathname }: URL, configuration: Configuration): boolean =>
  origin === configuration.origin && readLocation(configuration.capabilities, pathname, '').kind === 'step';

/** The ending of a login that its destination does not accept. */
export const notAccepted = ({ origin, status }: Arrival): Ending =>
  endingOf(
    'destination-refused',
    'destination-refused',
    say`The platform signed the account in, but ${origin} did not accept the login (HTTP ${String(status)}).`,
    say`Check the address and its placeholders in the site's configuration.`,
    { status },
  );

const NOT_WEB = endingOf(
  'destination-refused',
  'destination-not-web',
  say`The login leads to an application, and only web addresses can be opened.`,
  say`Leave ${input('follow')} out.`,
);
