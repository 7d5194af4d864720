import type { ReactElement } from 'react';
import { type Address, writeAddress } from '../address.ts';
import type { ShownText } from '../stage/showing.ts';
import { useTexts } from './use-texts.ts';
import { Words } from './Words.tsx';

interface Props {
  readonly address: Address;
  readonly texts: readonly ShownText[];
}

/** The texts that a state shows. The words highlight their place in it, and the key leads to all its places. */
export function TextsOfState({ address, texts }: Props): ReactElement {
  const { look } = address;
  const words = useTexts(look.lang);
  const keys = [...new Set(texts.map(({ key }) => key))];
  const isHeard = (key: string): boolean => texts.every((text) => text.key !== key || text.isHeard);
  return (
    <section className="texts texts--beside" aria-labelledby="its-texts">
      <h3 className="texts__title" id="its-texts">
        Its texts
      </h3>
      <ol className="texts__list">
        {keys.map((key) => {
          const own = { ...look, text: key };
          return (
            <li className="texts__row" key={key}>
              <a
                className={`link${look.text === key ? ' link--here' : ''}`}
                href={writeAddress({ ...address, look: own })}
                aria-current={look.text === key ? 'true' : undefined}
              >
                <Words of={key} lang={look.lang} texts={words} />
              </a>
              <span className="texts__where">
                <a className="link" href={writeAddress({ ...address, of: 'text', state: '', look: own })}>
                  {key}
                </a>
                {isHeard(key) && ' Said by screen readers'}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
