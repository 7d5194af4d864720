import { type EngineName, engineFor } from './engines/installed.ts';
import { bundle } from './support/bundle.ts';
import { kept, serveCalls } from './support/core-calls.ts';
import { expect, test } from './support/workers.ts';

// Runs a whole sign-in with the fakes and reports the last state.
const PROGRAM = `
import { createLogin } from '@gatehouse-login/core';
import * as fakes from '@gatehouse-login/core/testing';
const flow = createLogin(fakes.fakePorts(), fakes.aConfiguration());
flow.send({ type: 'opened-at', step: 'login', visit: { region: 'en-uk', language: 'en', query: '' } });
flow.send({
  type: 'submitted',
  draft: fakes.aDraft(),
  password: 'p',
  reference: 'kamo-7352',
});
const { at } = await flow.settled();
globalThis.outcome = at;
globalThis.postMessage?.(at);
`;

// Sends every event without an edge to the states of a sign-in. Reports how many were refused, and what went wrong.
const REFUSALS = `
import { createLogin } from '@gatehouse-login/core';
import { EDGES } from '@gatehouse-login/core/flow';
import * as fakes from '@gatehouse-login/core/testing';
const events = [...new Set(EDGES.map(({ on }) => on))];
const outcome = { states: [], refused: 0, wrong: [] };
const flow = createLogin(fakes.fakePorts(), fakes.aConfiguration());
const sendAll = () => {
  const before = flow.getSnapshot();
  outcome.states.push(before.at);
  const heard = new Set(EDGES.filter(({ from }) => from.includes(before.at)).map(({ on }) => on));
  for (const type of events.filter((event) => !heard.has(event))) {
    const { error } = flow.send({ type });
    if (error === undefined || flow.getSnapshot() !== before) outcome.wrong.push([before.at, type]);
    else outcome.refused += 1;
  }
};
sendAll();
flow.send({ type: 'opened-at', step: 'login', visit: { region: 'en-uk', language: 'en', query: '' } });
sendAll();
flow.send({ type: 'submitted', draft: fakes.aDraft(), password: 'p', reference: 'kamo-7352' });
sendAll();
await flow.settled();
sendAll();
globalThis.outcome = outcome;
`;

test.describe('the core runs', () => {
  test('in a page', async ({ page }) => {
    await page.addScriptTag({ type: 'module', content: await bundle(PROGRAM) });
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'outcome'))).toBe('leaving');
  });

  test('in a page, and refuses each event that a state does not handle, unchanged [4.24]', async ({
    page,
  }) => {
    await page.addScriptTag({ type: 'module', content: await bundle(REFUSALS) });
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'outcome')))
      .toMatchObject({ states: [expect.any(String), 'login', 'signing-in', 'leaving'], wrong: [] });
    expect(await page.evaluate(() => Reflect.get(globalThis, 'outcome').refused)).toBeGreaterThan(40);
  });

  test('in a worker, where there is no document', async ({ page }) => {
    const code = await bundle(PROGRAM);
    await page.route('https://core.example/**', (route) =>
      route.request().url().endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript', body: code })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Core</title>' }),
    );
    await page.goto('https://core.example/');
    const outcome = await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const worker = new Worker('/program.js', { type: 'module' });
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message || 'the worker did not start'));
        }),
    );
    expect(outcome).toBe('leaving');
  });
});

// `tests/packages/calls.test.ts` asks the same of Node.
test.describe('every function of core and adapters-http answers as in Node, in a page and in a worker', () => {
  const expected = { page: kept, worker: kept };

  test('of Chromium', async ({ page }) => {
    const calls = await serveCalls();
    await page.goto(calls.address);
    const read = () => page.evaluate(() => Reflect.get(globalThis, 'answers'));
    await expect.poll(read, { timeout: 20_000 }).toEqual(expected);
    calls.close();
  });

  for (const name of ['Firefox', 'WebKitGTK'] satisfies EngineName[])
    test(`of ${name}`, async () => {
      const start = engineFor(name);
      test.setTimeout(90_000);
      const calls = await serveCalls();
      const engine = await start();
      try {
        await engine.open(calls.address);
        await expect.poll(() => engine.read('window.answers'), { timeout: 30_000 }).toEqual(expected);
      } finally {
        await engine.close();
        calls.close();
      }
    });
});
