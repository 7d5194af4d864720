import type { BenchPage } from './bench-page.ts';
import type { PageServer } from './serve-pages.ts';

const SCRIPT = /<script type="module"[^>]* src="([^"]+\.js)"/;

/**
 * Returns the pages that are served as the comparison needs them: with brotli, and stamped if they should be. `say` is
 * called with what is not so.
 */
export const servedPages = async (
  pages: readonly BenchPage[],
  server: PageServer,
  say: (notice: string) => void,
): Promise<BenchPage[]> => {
  const served: BenchPage[] = [];
  for (const page of pages) {
    const address = server.addressOf(page);
    const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
    const script = SCRIPT.exec(html)?.[1];
    if (page.documents === 'stamped' && !html.includes('id="stamp"')) {
      say(`the server sends no stamped documents, so there is no row for "${page.label}"`);
      continue;
    }
    if (script !== undefined) {
      const { headers } = await fetch(new URL(script, address), { headers: { 'accept-encoding': 'br' } });
      if (headers.get('content-encoding') !== 'br') say(`the scripts of "${page.label}" are not compressed`);
    }
    served.push(page);
  }
  return served;
};
