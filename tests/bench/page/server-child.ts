// Serves pages in a process of its own: a sandbox for each, so that all have the same server and the same headers.
import { createSandbox } from '@gatehouse-login/sandbox';
import type { BenchPage } from './bench-page.ts';
import { dress } from './dress.ts';
import type { ServedPage } from './serve-pages.ts';
import { makeDocuments } from './stamped-documents.ts';

type DocumentsOf = Awaited<ReturnType<typeof makeDocuments>>;

const documentsFor = async ({ folder, documents }: BenchPage): Promise<{ documents?: DocumentsOf }> => {
  if (documents === undefined) return {};
  const stamped = await makeDocuments(folder);
  const dressed: DocumentsOf = async (site) =>
    (await stamped(site)).map((each) => ({ ...each, html: dress(each.html) }));
  return { documents: documents === 'dressed' ? dressed : stamped };
};

const serve = async (page: BenchPage): Promise<ServedPage> => {
  const sandbox = await createSandbox({ port: 0, siteDir: page.folder, ...(await documentsFor(page)) });
  if (sandbox.isErr()) throw new Error(`The sandbox did not start: ${JSON.stringify(sandbox.error)}`);
  const { home, brands } = sandbox.value;
  // The login of a partner's brand needs the partner's address.
  const partner = `?redirect_uri=${encodeURIComponent(`${home}/tradingview/callback/`)}&state=bench`;
  const addresses = Object.entries(brands).map(([brand, origin]) => [
    brand,
    brand.startsWith('tradingview-') ? `${origin}/${partner}` : `${origin}/`,
  ]);
  return Object.fromEntries(addresses);
};

process.on('message', async ({ pages }: { pages: readonly BenchPage[] }) => {
  const served: Record<string, ServedPage> = {};
  for (const page of pages) served[page.name] = await serve(page);
  process.send?.(served);
});
process.on('disconnect', () => process.exit());
