import type { SandboxOptions } from '@gatehouse-login/sandbox';
import { builtSite } from '../../built-site.ts';
import { canStamp, loadRenderer } from '../../renderer.ts';

/** The options of `createSandbox` that say which login pages it serves. */
export type Pages = Pick<SandboxOptions, 'siteDir' | 'documents'>;

/**
 * The options of `createSandbox` that make it serve the login pages that come with this package, for tests in a browser:
 * `createSandbox({ port: 0, ...loginPages() })`.
 */
export function loginPages(): Pages {
  const siteDir = builtSite();
  return siteDir === undefined ? {} : pagesIn(siteDir);
}

/** The login pages of a folder. */
export const pagesIn = (siteDir: string): Pages =>
  canStamp(siteDir) ? { siteDir, documents: documentsOf(siteDir) } : { siteDir };

/** Makes the function by which a sandbox prepares the documents of a built site. */
const documentsOf =
  (site: string): NonNullable<Pages['documents']> =>
  async ({ configuration, origin }) => {
    const loaded = await loadRenderer(site);
    if (loaded.isErr()) return Promise.reject(new Error('the renderer of the site cannot be loaded'));
    const answer = await loaded.value.stamp({ site, file: configuration, origin });
    if (answer.kind === 'fault')
      return Promise.reject(new Error([answer.file, answer.field, answer.problem].join(' ')));
    return answer.documents.flatMap(({ html, addresses }) =>
      Object.entries(addresses).flatMap(([path, langs]) => langs.map((lang) => ({ path, lang, html }))),
    );
  };
