import { BRANDS, type Brand, isBrand, isLanguage, LANGUAGES, type Language } from '@gatehouse-login/core';

/** The two pseudo-locales: longer, accented English in brackets, in each direction. */
export const PSEUDO_LOCALES = ['pseudo', 'pseudo-rtl'] as const;

/** A language of the site, or a pseudo-locale. */
export type GalleryLanguage = Language | (typeof PSEUDO_LOCALES)[number];

export const GALLERY_LANGUAGES: readonly GalleryLanguage[] = [...LANGUAGES, ...PSEUDO_LOCALES];
export const THEMES = ['light', 'dark'] as const;
/** The widths that the gallery offers. The stage by itself is as wide as its window. */
export const WIDTHS = [320, 360, 480, 768, 1280] as const;

/** What a state is shown with. */
export interface Look {
  readonly brand: Brand;
  readonly lang: GalleryLanguage;
  readonly theme: (typeof THEMES)[number];
  readonly width: (typeof WIDTHS)[number];
  /** The key of the text that is highlighted. `ALL_TEXTS` finds every text of the state, and highlights none. */
  readonly text: string;
}

/** Stands for a key. A state finds its texts only if it is asked to. */
export const ALL_TEXTS = '*';

export const DEFAULT_LOOK: Look = { brand: BRANDS[0], lang: 'en', theme: 'light', width: 360, text: '' };

/** An address of the gallery. */
export interface Address {
  /**
   * What it is about: states (one, or all if `state` is empty), or texts (all, or the one in `look`: everywhere, or in all
   * languages of one state).
   */
  readonly of: 'state' | 'text';
  readonly state: string;
  readonly look: Look;
  /** What the overview is filtered by. */
  readonly query: string;
  readonly screen: string;
}

const oneOf = <Value>(values: readonly Value[], text: string | null, otherwise: Value): Value =>
  values.find((value) => String(value) === text) ?? otherwise;

/**
 * Reads an address such as `#/state/two-factor.code-refused?brand=kq&lang=ar`, `#/text/twoFactor.lead` or
 * `#/text/twoFactor.lead/two-factor.code-sent`. What it lacks has a default.
 */
export function readAddress(hash: string): Address {
  const [path = '', search = ''] = hash.replace(/^#?\/?/, '').split('?', 2);
  const parameters = new URLSearchParams(search);
  const [of, name = '', state = ''] = path.split('/');
  const isText = of === 'text';
  const brand = parameters.get('brand') ?? '';
  const lang = parameters.get('lang') ?? '';
  return {
    of: isText ? 'text' : 'state',
    state: isText ? state : of === 'state' ? name : '',
    look: {
      brand: isBrand(brand) ? brand : DEFAULT_LOOK.brand,
      lang: isLanguage(lang) ? lang : oneOf(PSEUDO_LOCALES, lang, DEFAULT_LOOK.lang as never),
      theme: oneOf(THEMES, parameters.get('theme'), DEFAULT_LOOK.theme),
      width: oneOf(WIDTHS, parameters.get('width'), DEFAULT_LOOK.width),
      text: (isText ? name : parameters.get('text')) ?? '',
    },
    query: parameters.get('q') ?? '',
    screen: parameters.get('screen') ?? '',
  };
}

/** Writes an address. It names only what is not the default. */
export function writeAddress({ of, state, look, query, screen }: Address): string {
  const isText = of === 'text';
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(look))
    if (value !== DEFAULT_LOOK[name as keyof Look] && !(isText && name === 'text'))
      parameters.set(name, String(value));
  if (query !== '') parameters.set('q', query);
  if (screen !== '') parameters.set('screen', screen);
  const search = parameters.toString();
  const names = isText ? [look.text, state] : [state];
  const path = [of, ...names.filter((name) => name !== '')].join('/');
  return `#/${path === 'state' ? '' : path}${search === '' ? '' : `?${search}`}`;
}
