import { expect, test } from 'playwright/test';
import { bundle } from './support/bundle.ts';

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

test.describe('the core runs', () => {
  test('in a page', async ({ page }) => {
    await page.addScriptTag({ type: 'module', content: await bundle(PROGRAM) });
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'outcome'))).toBe('leaving');
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
