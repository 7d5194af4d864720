import type { LoginDriver } from '../driver/login-driver.ts';
import { usageError } from '../report/ending.ts';
import type { Closing, Harness } from './contract.ts';
import type { HarnessOptions, SignInRequest } from './options.ts';
import type { SignInOutcome } from './outcome.ts';
import { broken, unusable } from './outcome-of.ts';
import { type HarnessTools, signInFor } from './sign-in.ts';

/** Makes a harness. Nothing is sent before the first sign-in. */
export function makeHarness(options: HarnessOptions, tools: HarnessTools): Harness {
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  const open: { readonly driver: LoginDriver; readonly username: string }[] = [];
  let closed: Promise<Closing> | undefined;

  async function run(request: SignInRequest): Promise<SignInOutcome> {
    const signals = [closing.signal, options.signal, request.signal].filter((each) => each !== undefined);
    const { outcome, driver } = await signInFor(options, request, tools, AbortSignal.any(signals));
    if (driver === undefined) return outcome;
    const username = driver.session()?.username ?? '';
    if (outcome.outcome === 'signed-in') {
      // Its timers must not keep the process alive.
      driver.stop();
      open.push({ driver, username });
    } else if ((await driver.close()).kind === 'open') open.push({ driver, username });
    return outcome;
  }

  async function closeAll(): Promise<Closing> {
    closing.abort();
    await Promise.allSettled(running);
    const ends = await Promise.all(
      open.map(async ({ driver, username }) => ({ username, end: await driver.close() })),
    );
    return {
      loggedOff: ends.filter(({ end }) => end.kind === 'logged-off').length,
      stillOpen: ends.flatMap(({ username, end }) =>
        end.kind === 'open' ? [{ username, reason: end.reason }] : [],
      ),
    };
  }

  const close = (): Promise<Closing> => {
    closed ??= closeAll();
    return closed;
  };
  return {
    async signIn(request) {
      if (closed !== undefined) {
        return unusable(usageError('The harness is closed.', 'Make another one with createHarness.'));
      }
      const work = run(request).catch(broken);
      running.add(work);
      return work.finally(() => running.delete(work));
    },
    close,
    async [Symbol.asyncDispose]() {
      await close();
    },
  };
}
