import {
  type BrandCapabilities,
  type Location,
  languageOf,
  queryLang,
  REGIONS,
  readFirstLocation,
  readLocation,
  type Visit,
} from '@gatehouse-login/core';

/**
 * Reads the address that the page was opened at, and replaces it where the rules of spec 2 ask for another one. Unknown
 * paths are replaced before the `lang` rule applies, so that their query survives.
 */
export function settleFirstAddress(brand: BrandCapabilities): Extract<Location, { kind: 'step' }> {
  const { pathname, search } = window.location;
  // The page writes a state to its entries. If there is one, this is a reload or a way back, not a first navigation.
  const hasBeenHere = window.history.state !== null;
  const known = settle(brand, readLocation(brand, pathname, search));
  if (hasBeenHere) return known;
  const first = settle(brand, readFirstLocation(brand, window.location.pathname, known.visit.query));
  // Without the step before it, such a step is gone. The flow says so, even where the address was replaced.
  return known.step === 'tfa' || known.step === 'force-password' ? { ...first, step: known.step } : first;
}

function settle(brand: BrandCapabilities, location: Location): Extract<Location, { kind: 'step' }> {
  if (location.kind === 'step') return location;
  window.history.replaceState(null, '', `${location.path}${location.query}`);
  return settle(brand, readLocation(brand, location.path, location.query));
}

/** Reads the address before the brand is known. It is enough to choose the texts. */
export function plainVisit(): Visit {
  const { pathname, search } = window.location;
  const region = REGIONS.find((known) => known === pathname.split('/')[1]) ?? null;
  return { region, language: languageOf(queryLang(search)), query: search };
}
