// Every function of the packed core and adapters-http is called once, in every place that they claim to run in.
// `runtimes.test.ts` has those places that are large to install, and `tests/e2e/core-anywhere.test.ts` the browsers.
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type Answers, answersOf, write } from './support/answers.ts';
import { BUNDLES } from './support/calling-bundles.ts';
import { callingProgram } from './support/calling-program.ts';

const project = inject('installed');

let expected: Answers;
beforeAll(async () => {
  write(project, 'calling.cjs', callingProgram(project, 'commonjs'));
  expected = await answersOf(project, [write(project, 'calling.mjs', callingProgram(project, 'module'))]);
});

it('every function of core and adapters-http has a call, and gives the answer that is kept', async () => {
  const wrong = Object.entries(expected).filter(([, answer]) => /^(threw|has no call)/.test(String(answer)));
  expect(wrong).toEqual([]);
  expect(Object.keys(expected).length).toBeGreaterThan(150);
  await expect(`${JSON.stringify(expected, null, 1)}\n`).toMatchFileSnapshot('calls.answers.json');
});

describe('the same answers come', () => {
  it('in CommonJS', async () => {
    expect(await answersOf(project, ['calling.cjs'])).toEqual(expected);
  });

  it.each(['calling.mjs', 'calling.cjs'])('in a worker that runs %s', async (file) => {
    const worker = `import { Worker } from 'node:worker_threads'; new Worker('./${file}');`;
    expect(await answersOf(project, [write(project, 'start-worker.mjs', worker)])).toEqual(expected);
  });

  it.each(Object.entries(BUNDLES))('from a bundle of %s', async (_name, bundle) => {
    expect(await answersOf(project, [await bundle(project, 'calling.mjs')])).toEqual(expected);
  });
});
