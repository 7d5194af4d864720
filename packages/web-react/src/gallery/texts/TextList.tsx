import { type ReactElement, useEffect } from 'react';
import { type Address, writeAddress } from '../address.ts';
import { counted } from '../index/counted.ts';
import { Progress } from './Progress.tsx';
import type { Places } from './places.ts';
import { TEXT_KEYS } from './text-keys.ts';
import { UNSHOWN } from './unshown.ts';
import { isAbout, usePlaces, useTexts } from './use-texts.ts';
import { Words } from './Words.tsx';

/** Every text that the filters leave: in English, in the language, and where it is shown. */
export function TextList({ address }: { readonly address: Address }): ReactElement {
  const { look, query, screen } = address;
  const english = useTexts('en');
  const texts = useTexts(look.lang);
  const places = usePlaces(look.brand);
  useEffect(() => {
    document.title = 'Every text';
  }, []);
  const found = TEXT_KEYS.filter(
    (key) =>
      isAbout(query, key, english[key] ?? '', texts[key] ?? '') &&
      (screen === '' || places.of.get(key)?.some(({ exhibit }) => exhibit.screen === screen) === true),
  );
  return (
    <section className="texts" aria-labelledby="texts">
      <h2 id="texts">Every text</h2>
      <Progress places={places} told={counted(found.length, 'text')} />
      <ol className="texts__list">
        {found.map((key) => (
          <li className="texts__row texts__row--wide" key={key}>
            <a className="link" href={writeAddress({ ...address, look: { ...look, text: key } })}>
              {key}
            </a>
            <Words of={key} lang="en" texts={english} />
            {look.lang !== 'en' && <Words of={key} lang={look.lang} texts={texts} />}
            <span className="texts__where">{whereOf(key, places, look.brand)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Says in a few words where a text is shown. */
function whereOf(key: (typeof TEXT_KEYS)[number], { of, seen, total }: Places, brand: string): string {
  const all = of.get(key) ?? [];
  const [first] = all;
  const states = counted(all.length, 'state');
  if (first !== undefined)
    return first.brand === brand ? states : `Not in ${brand}. In ${first.brand}: ${states}`;
  return UNSHOWN[key] ?? (seen < total ? '…' : 'In no state');
}
