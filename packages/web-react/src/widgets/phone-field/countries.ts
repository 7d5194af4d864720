import { asciiDigits } from '@gatehouse-login/core';
import CALLING_CODES from './calling-codes.json';

/** A country, as the list of calling codes shows it. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly id: string;
  /** In the language of the page. */
  readonly name: string;
  /** The calling code, without a plus. */
  readonly code: string;
}

/** The country calling codes of ITU-T E.164, each with the countries that share it (ISO 3166-1). */
const COUNTRIES = Object.entries(CALLING_CODES).flatMap(([code, ids]) =>
  ids.split(' ').map((id) => ({ id, code })),
);

/** The calling codes, with which core splits a number. */
export const PHONE_METADATA = { callingCodes: Object.keys(CALLING_CODES) };

export const COUNTRY_COUNT = COUNTRIES.length;

const known = new Map<string, readonly Country[]>();

/**
 * Returns all countries with their names in a language: those of the codes in `first` in their order, the rest in the
 * order of that language. The first call for a language takes a slow phone about 70 ms.
 */
export function countriesIn(language: string, first: readonly string[] = []): readonly Country[] {
  const key = `${language} ${first.join(' ')}`;
  const countries = known.get(key) ?? pinned(named(language), first);
  known.set(key, countries);
  return countries;
}

const pinned = (countries: readonly Country[], first: readonly string[]): readonly Country[] => [
  ...first.flatMap((code) => countries.filter((country) => country.code === code)),
  ...countries.filter(({ code }) => !first.includes(code)),
];

function named(language: string): readonly Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return COUNTRIES.map(({ id, code }) => ({ id, code, name: names.of(id) ?? id })).sort((one, other) =>
    compare(one.name, other.name),
  );
}

/** Letters without their marks and cases, digits in ASCII: `México` is found by `mexi`. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the countries that a text may mean: by the digits of the code, or by the name. Names that begin with the text
 * come first, the shortest of them before the others; then those with a later word that does; then the rest.
 */
export function matching(countries: readonly Country[], text: string): readonly Country[] {
  const wanted = plain(withPlus(text)).trim();
  if (wanted === '' || wanted === '+') return countries;
  const digits = /^\+?\s*(\d[\d\s]*)$/.exec(wanted)?.[1]?.replace(/\s/g, '');
  if (digits !== undefined) return countries.filter(({ code }) => code.startsWith(digits));
  const rank = ({ name }: Country): number => {
    const own = plain(name);
    if (own.startsWith(wanted)) return 0;
    return own.includes(` ${wanted}`) ? 1 : own.includes(wanted) ? 2 : 3;
  };
  return countries
    .map((country) => ({ country, at: rank(country) }))
    .filter(({ at }) => at < 3)
    .sort(
      (one, other) =>
        one.at - other.at || (one.at === 0 ? one.country.name.length - other.country.name.length : 0),
    )
    .map(({ country }) => country);
}

/**
 * Returns the country that a name stands for in a language: the only one found, or the one of exactly this name.
 * Undefined for a text without letters.
 */
export function meantBy(language: string, text: string): Country | undefined {
  if (!/\p{L}/u.test(text)) return undefined;
  const found = matching(countriesIn(language), text);
  return found.length === 1 ? found[0] : found.find(({ name }) => plain(name) === plain(text).trim());
}

/** Writes a calling code with its plus: `+86` for `86`, `0086` and `+86`. Any other text stays as it is. */
export const international = (text: string): string =>
  /^\s*[1-9]/.test(asciiDigits(text)) && /^[\d\s]+$/.test(asciiDigits(text))
    ? `+${text.trim()}`
    : withPlus(text);

/** Writes the `00` of an international call as a plus. No calling code begins with a zero. */
export const withPlus = (text: string): string =>
  /^\s*00\s*[1-9]/.test(asciiDigits(text)) ? text.replace(/^\s*..\s*/, '+') : text;
