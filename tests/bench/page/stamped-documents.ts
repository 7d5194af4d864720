import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../scripts/lib/command.ts';

/** What the built site's own renderer gives (packages/web-react/src/stamp). */
interface Stamped {
  readonly kind: string;
  readonly problem?: string;
  readonly documents?: readonly {
    readonly html: string;
    readonly addresses: Readonly<Record<string, readonly string[]>>;
  }[];
}
type Stamp = (request: { site: string; file: unknown; origin: string }) => Promise<Stamped>;

interface Site {
  readonly origin: string;
  readonly configuration: object;
}

const renderer = join(root, 'packages/web-react/dist/stamp/index.js');

/** Returns a function that renders the documents of a brand's site, as the sandbox asks for them. */
export const makeDocuments = async (folder: string) => {
  const { stamp } = (await import(pathToFileURL(renderer).href)) as { stamp: Stamp };
  return async ({ origin, configuration }: Site) => {
    const { documents, problem } = await stamp({ site: folder, file: configuration, origin });
    if (documents === undefined) throw new Error(`The site cannot be stamped: ${problem}`);
    return documents.flatMap(({ html, addresses }) =>
      Object.entries(addresses).flatMap(([path, langs]) => langs.map((lang) => ({ path, lang, html }))),
    );
  };
};
