// Serves pages in a process of its own: a sandbox for each, so that all have the same server and the same headers.
import { createSandbox } from '@gatehouse-login/sandbox';
import type { BenchPage } from './bench-page.ts';
import { makeDocuments } from './stamped-documents.ts';

const serve = async ({ folder, isStamped }: BenchPage): Promise<string> => {
  const documents = isStamped === true ? { documents: await makeDocuments(folder) } : {};
  const sandbox = await createSandbox({ port: 0, siteDir: folder, ...documents });
  if (sandbox.isErr()) throw new Error(`The sandbox did not start: ${JSON.stringify(sandbox.error)}`);
  return `${sandbox.value.brands.whs}/`;
};

process.on('message', async ({ pages }: { pages: readonly BenchPage[] }) => {
  const addresses: Record<string, string> = {};
  for (const page of pages) addresses[page.name] = await serve(page);
  process.send?.(addresses);
});
process.on('disconnect', () => process.exit());
