import type { Entry } from '../read-declarations.ts';
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

/** The name that programs import. API Extractor numbers names that a global has, too, as in `Event_2`. */
export const nameOf = ({ name = 'default' }: Item): string => name.replace(NUMBER, '');

export const NUMBER = /_\d+$/;

/** A name that several entries of a package export is at home in the smallest. */
export function homesOf(entries: readonly Documented[]): Homes {
  const homes = new Map<string, string>();
  const bySize = entries.toSorted((a, b) => b.model.items.length - a.model.items.length);
  for (const { entry, model, page } of bySize)
    for (const item of model.items.filter(isExported)) homes.set(`${entry.package} ${nameOf(item)}`, page);
  return { pageOf: (package_, name) => homes.get(`${package_} ${name}`) };
}

/** The items to describe on a page: those that are at home there. */
export const itemsAtHome = ({ entry, model, page }: Documented, homes: Homes): readonly Item[] =>
  model.items.filter((item) => {
    const home = homes.pageOf(entry.package, nameOf(item));
    return home === undefined ? true : home === page && isExported(item);
  });
