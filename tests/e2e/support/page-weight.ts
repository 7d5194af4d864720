import { get } from 'node:http';
import type { Page, Request } from 'playwright/test';

/**
 * Answers only the requests to these addresses, and holds back all others for good. Returns the answered ones, in order,
 * without the document.
 */
export async function answerOnly(page: Page, isAnswered: (path: string) => boolean): Promise<string[]> {
  const answered: string[] = [];
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) return route.continue();
    if (!isAnswered(pathname)) return;
    answered.push(pathname);
    return route.continue();
  });
  return answered;
}

/** Records the page's requests from now on, without those that leave no trace on the network. */
export function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request);
  });
  return requests;
}

/** Adds up the layout shifts of every document that the page loads from now on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.layoutShifts += (entry as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the sum of the layout shifts, with those of the frames that are due. */
export const shiftsOn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return window.layoutShifts;
  });

declare global {
  interface Window {
    layoutShifts: number;
  }
}

/** Returns how many bytes a document takes on the wire, with its headers, for a browser that takes brotli. */
export const documentBytes = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br' };
    get(address, { headers, agent: false }, (answer) => {
      answer.on('error', reject);
      answer.resume();
      answer.on('end', () => resolve(answer.socket.bytesRead));
    }).on('error', reject);
  });
