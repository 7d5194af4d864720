import { LANGUAGES } from '@gatehouse-login/core';
import { type ReactElement, useEffect, useRef } from 'react';
import { type Address, type Look, writeAddress } from '../address.ts';
import { Card } from '../index/Card.tsx';
import { counted } from '../index/counted.ts';
import { languageName } from '../index/language-name.ts';
import { exhibitOf } from '../states.ts';
import { Progress } from './Progress.tsx';
import { TEXT_KEYS } from './text-keys.ts';
import { UNSHOWN } from './unshown.ts';
import { usePlaces, useTexts } from './use-texts.ts';
import { LoadedWords } from './Words.tsx';
import { termsIn } from './wording.ts';

/** Large enough to read, and not wider than a phone. */
const drawnIn = ({ width }: Look): number =>
  Math.min(width < 600 ? 312 : 560, document.documentElement.clientWidth - 48);

/** One text: its words, and every state that shows it, or one state in every language. */
export function TextPlaces({ address }: { readonly address: Address }): ReactElement {
  const { look, state } = address;
  const heading = useRef<HTMLHeadingElement>(null);
  const at = (TEXT_KEYS as readonly string[]).indexOf(look.text);
  const key = TEXT_KEYS[at];
  useEffect(() => {
    document.title = look.text;
    heading.current?.focus();
  }, [look.text]);
  const to = (text: string, changes: Partial<Address> = {}): string =>
    writeAddress({ ...address, state: '', look: { ...look, text }, ...changes });
  const [before, after] = [TEXT_KEYS[at - 1], TEXT_KEYS[at + 1]];
  if (key === undefined)
    return (
      <p className="empty" role="alert">
        There is no text called <code>{look.text}</code>.{' '}
        <a className="link" href={to('')}>
          All texts
        </a>
      </p>
    );
  return (
    <article className="detail">
      <div className="detail__facts">
        <h2 ref={heading} tabIndex={-1}>
          {key}
        </h2>
        <nav aria-label="Texts">
          <a href={to('')}>All texts</a>
          {before && (
            <a href={to(before)} rel="prev" title={before}>
              Previous
            </a>
          )}
          {after && (
            <a href={to(after)} rel="next" title={after}>
              Next
            </a>
          )}
          {state !== '' && <a href={to(key)}>All its states</a>}
        </nav>
      </div>
      <dl className="facts">
        <dt className="facts__name">{languageName('en')}</dt>
        <dd className="facts__words">
          <LoadedWords of={key} lang="en" />
        </dd>
        {state === '' && look.lang !== 'en' && <Translation of={key} look={look} />}
      </dl>
      {state === '' ? <States address={address} /> : <Languages address={address} />}
    </article>
  );
}

/** A text in the language of the look, and what the glossary calls the things that it names. */
function Translation({ of, look: { lang } }: { readonly of: string; readonly look: Look }): ReactElement {
  const english = useTexts('en')[of] ?? '';
  const isSpoken = lang !== 'en' && lang !== 'pseudo' && lang !== 'pseudo-rtl';
  return (
    <>
      <dt className="facts__name">{languageName(lang)}</dt>
      <dd className="facts__words">
        <LoadedWords of={of} lang={lang} />
      </dd>
      {isSpoken &&
        termsIn(english).map(
          ({
            name,
            wordings: {
              [lang]: { term, not },
            },
          }) => (
            <dd key={name} className="facts__words facts__term">
              Glossary: {name} is <b lang={lang}>{term}</b>
              {not && (
                <>
                  , not <i lang={lang}>{not.join(', ')}</i>
                </>
              )}
            </dd>
          ),
        )}
    </>
  );
}

/** Every state that shows the text, with the text highlighted. */
function States({ address }: { readonly address: Address }): ReactElement {
  const { look } = address;
  const places = usePlaces(look.brand);
  const { seen, total, of } = places;
  const found = of.get(look.text) ?? [];
  const isWhole = seen === total;
  const reason = UNSHOWN[look.text as keyof typeof UNSHOWN];
  const told = reason ?? (isWhole || found.length > 0 ? counted(found.length, 'state') : '');
  return (
    <>
      <Progress places={places} told={told} />
      <ul className="cards">
        {(isWhole ? found : []).map(({ exhibit, brand, isHeard }) => {
          const shown = { ...look, brand };
          const own = { ...address, look: shown, state: exhibit.id };
          return (
            <Card
              key={exhibit.id}
              exhibit={exhibit}
              look={shown}
              drawn={drawnIn(look)}
              href={writeAddress({ ...own, of: 'state' })}
              name={exhibit.title}
            >
              <code>{exhibit.id}</code>
              <span className="card__more">
                {brand !== look.brand && <span>In {brand}</span>}
                {isHeard && <span>Said by screen readers</span>}
                <a className="card__link link link--tall" href={writeAddress(own)}>
                  In all languages
                </a>
              </span>
            </Card>
          );
        })}
      </ul>
    </>
  );
}

/** One state in all languages, side by side. */
function Languages({ address }: { readonly address: Address }): ReactElement {
  const { look, state } = address;
  const exhibit = exhibitOf(state);
  if (exhibit === undefined)
    return (
      <p className="empty" role="alert">
        The gallery has no state called <code>{state}</code>.
      </p>
    );
  return (
    <>
      <h3 className="texts__title texts__title--below">
        {exhibit.title} <code>{exhibit.id}</code>
      </h3>
      <ul className="cards">
        {LANGUAGES.map((lang) => (
          <Card
            key={lang}
            exhibit={exhibit}
            look={{ ...look, lang }}
            drawn={drawnIn(look)}
            href={writeAddress({ ...address, of: 'state', look: { ...look, lang } })}
            name={languageName(lang)}
          >
            <LoadedWords of={look.text} lang={lang} />
          </Card>
        ))}
      </ul>
    </>
  );
}
