import type { Entry } from '../read-declarations.ts';
import type { Token } from './comments.ts';
import { type EntryModel, type Item, isExported } from './model.ts';

/** An entry of a package, its model, and the name of its page. */
export interface Documented {
  readonly entry: Entry;
  readonly model: EntryModel;
  readonly page: string;
}

/** Where the names of the packages are described: each on one page only. */
export interface Homes {
  /** The page of an exported name, or undefined. */
  pageOf(package_: string, name: string): string | undefined;
}

/** API Extractor numbers a name that another type, or a global, has, too: `Event_2`. */
const NUMBER = /_\d+$/;

/** The name as it is written in the sources. */
export const titleOf = ({ name = 'default' }: Item): string => name.replace(NUMBER, '');

/** The name that is unique on a page. Exported names are. */
export const idOf = (item: Item): string => (isExported(item) ? titleOf(item) : (item.name ?? 'default'));

/** A name that several entries of a package export is at home in the smallest. */
export function homesOf(entries: readonly Documented[]): Homes {
  const homes = new Map<string, string>();
  const bySize = entries.toSorted((a, b) => b.model.items.length - a.model.items.length);
  for (const { entry, model, page } of bySize)
    for (const item of model.items.filter(isExported)) homes.set(`${entry.package} ${idOf(item)}`, page);
  return { pageOf: (package_, name) => homes.get(`${package_} ${name}`) };
}

/** The items to describe on a page: those that are at home there. */
export const itemsAtHome = ({ entry, model, page }: Documented, homes: Homes): readonly Item[] =>
  model.items.filter((item) => {
    const home = homes.pageOf(entry.package, titleOf(item));
    return home === (isExported(item) ? page : undefined);
  });

/** The addresses of the types that a page names. */
export function addressesOf({ entry, page }: Documented, here: readonly Item[], homes: Homes) {
  const ids = new Set(here.map(idOf));
  return ({ canonicalReference = '' }: Token): string | undefined => {
    const [, from = '', id = ''] = /^(.*?)!~?([\w$]+)/.exec(canonicalReference) ?? [];
    if (from === entry.package && ids.has(id)) return `#${id}`;
    const name = id.replace(NUMBER, '');
    const home = homes.pageOf(from, name);
    if (home === undefined) return undefined;
    return home === page ? `#${name}` : `${home}.html#${name}`;
  };
}
