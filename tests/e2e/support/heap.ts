import type { CDPSession, Page } from 'playwright/test';

/** Returns every string in the page's heap, after garbage collection. */
export async function heapOf(page: Page): Promise<string> {
  const client: CDPSession = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await client.send('HeapProfiler.enable');
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await client.detach();
  const { strings } = JSON.parse(chunks.join('')) as { strings: readonly string[] };
  return strings.join('\n');
}
