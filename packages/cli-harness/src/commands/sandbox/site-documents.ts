import type { SandboxOptions } from '@gatehouse-login/sandbox';
import { loadRenderer } from '../stamp/renderer.ts';

/** Makes the function by which a sandbox prepares the documents of a built site. */
export const siteDocuments =
  (site: string): NonNullable<SandboxOptions['documents']> =>
  async ({ configuration, origin }) => {
    const loaded = await loadRenderer(site);
    if (loaded.isErr()) return Promise.reject(new Error('the renderer of the site cannot be loaded'));
    const answer = await loaded.value({ site, file: configuration, origin });
    if (answer.kind === 'fault') {
      return Promise.reject(new Error([answer.file, answer.field, answer.problem].join(' ')));
    }
    return answer.documents.flatMap(({ html, addresses }) =>
      Object.entries(addresses).flatMap(([path, langs]) => langs.map((lang) => ({ path, lang, html }))),
    );
  };
