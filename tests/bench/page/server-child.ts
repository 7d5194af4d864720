// Serves pages in a process of its own: a sandbox for each, so that all have the same server and the same headers.
import { createSandbox } from '@gatehouse-login/sandbox';
import type { BenchPage } from './bench-page.ts';

process.on('message', async ({ pages }: { pages: readonly BenchPage[] }) => {
  const addresses: Record<string, string> = {};
  for (const { name, folder } of pages) {
    const sandbox = await createSandbox({ port: 0, siteDir: folder });
    if (sandbox.isErr()) {
      process.send?.({ error: sandbox.error });
      return;
    }
    addresses[name] = `${sandbox.value.brands.whs}/`;
  }
  process.send?.({ addresses });
});
process.on('disconnect', () => process.exit());
