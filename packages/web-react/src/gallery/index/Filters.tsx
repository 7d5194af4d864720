import { BRANDS } from '@gatehouse-login/core';
import { type ReactElement, useEffect, useRef } from 'react';
import { type Address, GALLERY_LANGUAGES, readAddress, THEMES, WIDTHS, writeAddress } from '../address.ts';
import { EXHIBITS } from '../states.ts';
import { counted } from './counted.ts';
import { languageName } from './language-name.ts';

const SCREENS = [...new Set(EXHIBITS.map(({ screen }) => screen))];

/** A choice of the gallery: its parameter in the address, and what can be chosen. */
const CHOICES = [
  { name: 'screen', label: 'Screen', options: [['', 'All'], ...SCREENS.map((screen) => [screen, screen])] },
  { name: 'brand', label: 'Brand', options: BRANDS.map((brand) => [brand, brand]) },
  { name: 'lang', label: 'Language', options: GALLERY_LANGUAGES.map((lang) => [lang, languageName(lang)]) },
  { name: 'theme', label: 'Theme', options: THEMES.map((theme) => [theme, theme]) },
  { name: 'width', label: 'Width', options: WIDTHS.map((width) => [String(width), `${width} px`]) },
] as const;

// On a phone the filters would take half of the window.
const IS_NARROW = matchMedia('(max-width: 47.99rem)').matches;

interface Props {
  readonly address: Address;
  /** How many states are shown. The list of texts says itself how many it has. */
  readonly count: number | undefined;
}

/** The search and the filters. They write the address, and everything follows from that. */
export function Filters({ address, count }: Props): ReactElement {
  const search = useRef<HTMLInputElement>(null);
  const values = { ...address.look, screen: address.screen };
  const go = (name: string, value: string): void => {
    const isFilter = name === 'q' || name === 'screen';
    const kept = isFilter ? { ...address, state: '', look: { ...address.look, text: '' } } : address;
    const [path, search] = writeAddress(kept).split('?');
    const parameters = new URLSearchParams(search);
    parameters.set(name, value);
    window.location.replace(writeAddress(readAddress(`${path}?${parameters}`)));
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      search.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  // The address follows the typing a little later, so it must not write into the field meanwhile.
  useEffect(() => {
    const field = search.current;
    if (field !== null && field !== document.activeElement) field.value = address.query;
  }, [address.query]);
  return (
    <search className="filters">
      <label className="filters__search">
        <span>
          Search <kbd>/</kbd>
        </span>
        <input
          ref={search}
          type="search"
          defaultValue={address.query}
          onChange={({ target }) => go('q', target.value)}
        />
      </label>
      <details className="filters__choices" open={!IS_NARROW}>
        <summary>Filters</summary>
        {CHOICES.map(({ name, label, options }) => (
          <label key={name}>
            <span>{label}</span>
            <select value={values[name]} onChange={({ target }) => go(name, target.value)}>
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
      </details>
      {count !== undefined && <output>{counted(count, 'state')}</output>}
    </search>
  );
}
