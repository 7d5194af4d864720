import { describe, expect, it } from 'vitest';
import { writeOut } from '../report/sentence.ts';
import { makeCodeAddress } from './code-from-url.ts';

const QUICK = { whole: 300, pause: 5 };

/** An address that gives these answers in order; the last one repeats. */
function addressWith(...answers: readonly (() => Response | Promise<Response>)[]) {
  let asked = 0;
  const fetch = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return answer === undefined ? Response.error() : answer();
  };
  return makeCodeAddress('https://inbox.test.example/', fetch, {}, QUICK);
}
const says =
  (text: string, status = 200) =>
  () =>
    new Response(text, { status });

describe('a code from an address', () => {
  it.each([
    ['that was not there before', [says('111111'), says('111111'), says('222222')]],
    ['when it arrives', [says('', 404), says(''), says('not yet'), says('222222\n')]],
    ['after an outage', [says('', 500), () => Promise.reject(new TypeError('fetch failed')), says('222222')]],
  ])('is taken %s', async (_when, answers) => {
    const address = addressWith(...answers.map((each) => () => each()));
    await address.prepare();
    expect((await address.take())._unsafeUnwrap()).toBe('222222');
  });

  it.each([
    ['the old code', says('111111'), 'It still has the code that was there before.'],
    ['something else', says('<!doctype html>'), 'It answered with something else than a code.'],
    ['nothing', says('', 404), 'It last answered with HTTP 404 and no code.'],
  ])('is given up if the address has only %s', async (_what, answer, told) => {
    const address = addressWith(answer);
    await address.prepare();
    const { outcome, problem } = (await address.take())._unsafeUnwrapErr();
    expect(outcome).toBe('two-factor-required');
    expect(writeOut(problem?.message ?? '', (text) => text)).toContain(told);
  });
});
