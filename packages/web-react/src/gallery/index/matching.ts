import type { Address } from '../address.ts';
import { type Exhibit, exhibitsOf } from '../states.ts';

/** Returns what an address asks for: the states of a screen that a brand has, with every word of the search. */
export function matching({
  look,
  query,
  screen,
}: Pick<Address, 'look' | 'query' | 'screen'>): readonly Exhibit[] {
  const words = query.toLowerCase().split(/\s+/);
  return exhibitsOf(look.brand).filter((exhibit) => {
    const text = `${exhibit.id} ${exhibit.title}`.toLowerCase();
    return (screen === '' || exhibit.screen === screen) && words.every((word) => text.includes(word));
  });
}
