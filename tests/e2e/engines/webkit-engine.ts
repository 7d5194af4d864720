import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebKit } from '../../../scripts/lib/engines.ts';
import type { StartEngine } from './engine.ts';

/** The element id that WebDriver uses in its answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** The codes of WebDriver for keys without a character. */
const KEYS = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', ArrowDown: '\uE015' } as const;
/** How long an element may take to appear, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Collects the errors of a page from its first `read` on. WebDriver does not report them, and cannot run a script before the
 * page's own. Violations of the policy are reported to the server in any case.
 */
const WATCH = `if (window.problemsForTest === undefined) {
  const problems = window.problemsForTest = [];
  const { error } = console;
  console.error = (...words) => {
    problems.push(words.join(' '));
    error.apply(console, words);
  };
  addEventListener('error', ({ message, target }) => problems.push(message || 'failed: ' + (target.src || target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => problems.push('rejected: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => problems.push('policy: ' + violatedDirective));
}`;

/** Calls a driver. WebDriver gives errors as JSON, too. */
async function call(address: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { readonly value: unknown };
  return answer.ok ? value : Promise.reject(new Error(`${method} ${address}: ${JSON.stringify(value)}`));
}

/** Waits until a server answers. */
async function ready(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      return;
    await wait(100);
  }
}

/** Starts WebKitGTK with its own driver, over WebDriver, on a display that nobody sees. */
export const webkitEngine =
  ({ driver, browser, display }: WebKit): StartEngine =>
  async () => {
    const number = 90 + (process.pid % 900);
    const port = 20_000 + (process.pid % 10_000);
    const screen = spawn(display, [`:${number}`, '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
      stdio: 'ignore',
    });
    const server = spawn(driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${number}`,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        // Its sandbox of processes does not work inside containers.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
    const root = `http://127.0.0.1:${port}`;
    // The next engine of this process has the same port and display.
    const stop = async (): Promise<void> => {
      for (const child of [server, screen]) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      }
    };
    await ready(`${root}/status`);
    const capabilities = {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
    };
    const session = await call(`${root}/session`, 'POST', { capabilities }).catch(async (error) => {
      await stop();
      return Promise.reject(error);
    });
    const at = `${root}/session/${(session as { sessionId: string }).sessionId}`;
    const post = (path: string, body: object = {}) => call(`${at}/${path}`, 'POST', body);
    await post('timeouts', { implicit: PATIENCE });
    const elementOf = async (selector: string): Promise<string> => {
      const found = await post('element', { using: 'css selector', value: selector });
      return (found as Record<string, string>)[ELEMENT] ?? '';
    };
    const click = async (selector: string) => void (await post(`element/${await elementOf(selector)}/click`));
    const keys = (text: string) =>
      post('actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [...text].flatMap((value) => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
          },
        ],
      });
    const problems: string[] = [];
    return {
      problems,
      open: async (address) => void (await post('url', { url: address })),
      async read(expression) {
        const script = `${WATCH} return [(${expression}), window.problemsForTest.splice(0)]`;
        const [value, found] = (await post('execute/sync', { script, args: [] })) as [unknown, string[]];
        problems.push(...found);
        return value;
      },
      click,
      async type(selector, text) {
        await click(selector);
        await keys(text);
      },
      press: async (key) => void (await keys(KEYS[key])),
      resize: async (width, height) => void (await post('window/rect', { width, height })),
      picture: async () => Buffer.from(String(await call(`${at}/screenshot`, 'GET')), 'base64'),
      async close() {
        await call(at, 'DELETE').catch(() => {});
        await stop();
      },
    };
  };
