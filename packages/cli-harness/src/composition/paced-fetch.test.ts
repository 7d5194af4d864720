import { describe, expect, it, vi } from 'vitest';
import { makePacing } from './paced-fetch.ts';

const PACE = { perSecond: 100, burst: 3 };
const answer = () => vi.fn(async () => new Response('ok'));
/** How many of the requests were sent without waiting. */
async function sentAtOnce(urls: readonly string[]): Promise<number> {
  const fetch = answer();
  const paced = makePacing(() => 1_000)(fetch, PACE);
  const all = Promise.all(urls.map((url) => paced(url)));
  const sent = fetch.mock.calls.length;
  await all;
  expect(fetch).toHaveBeenCalledTimes(urls.length);
  return sent;
}
const times = (count: number, url: string) => Array<string>(count).fill(url);

describe('the pace of requests', () => {
  it('lets a few through at once, and then makes them wait', async () => {
    expect(await sentAtOnce(times(5, 'https://login.test.example/'))).toBe(3);
  });

  it('counts each host for itself, whatever the page', async () => {
    const urls = [
      'https://a.test/1',
      'https://a.test/2',
      'https://a.test/3',
      'https://a.test/4',
      'https://b.test/',
    ];
    expect(await sentAtOnce(urls)).toBe(4);
  });

  it('never holds up requests to this machine', async () => {
    expect(await sentAtOnce(times(9, 'http://localhost:4301/'))).toBe(9);
    expect(await sentAtOnce(times(9, 'http://127.0.0.1:4301/'))).toBe(9);
  });

  it('is kept over time', async () => {
    const fetch = answer();
    const paced = makePacing()(fetch, { perSecond: 50, burst: 1 });
    const start = performance.now();
    for (const url of times(4, 'https://a.test/')) await paced(url);
    expect(performance.now() - start).toBeGreaterThanOrEqual(55);
  });

  it('never sends what was aborted while it waited', async () => {
    const fetch = answer();
    const paced = makePacing()(fetch, { perSecond: 0.1, burst: 1 });
    await paced('https://a.test/');
    const controller = new AbortController();
    const waiting = paced('https://a.test/', { signal: controller.signal });
    controller.abort();
    await expect(waiting).rejects.toThrow();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
