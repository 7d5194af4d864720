import {
  type BrandCapabilities,
  type Location,
  languageOf,
  queryLang,
  REGIONS,
  readFirstLocation,
  readLocation,
  type Visit,
} from '@gatehouse/core';

/**
 * Understands the address that the page was opened at, and puts the one in its place that it stands for (spec 2).
 * Unknown paths give way before the rule about `lang` is asked, so that a query survives.
 */
export function settleFirstAddress(brand: BrandCapabilities): Extract<Location, { kind: 'step' }> {
  const { pathname, search } = window.location;
  const known = settle(brand, readLocation(brand, pathname, search));
  return settle(brand, readFirstLocation(brand, window.location.pathname, known.visit.query));
}

function settle(brand: BrandCapabilities, location: Location): Extract<Location, { kind: 'step' }> {
  if (location.kind === 'step') return location;
  window.history.replaceState(null, '', `${location.path}${location.query}`);
  return settle(brand, readLocation(brand, location.path, location.query));
}

/** The address as it stands, before it is known which brand's it is: enough to choose the texts by. */
export function plainVisit(): Visit {
  const { pathname, search } = window.location;
  const region = REGIONS.find((known) => known === pathname.split('/')[1]) ?? null;
  return { region, language: languageOf(queryLang(search)), query: search };
}
