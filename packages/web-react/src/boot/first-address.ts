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
 * Understands the address that the page was opened at, and puts the one in its place that it stands for (spec 2).
 * Unknown paths give way before the rule about `lang` is asked, so that a query survives.
 */
export function settleFirstAddress(brand: BrandCapabilities): Extract<Location, { kind: 'step' }> {
  const { pathname, search } = window.location;
  // An entry that the page has written to is a reload, or a way back: the first navigation lies behind it.
  const hasBeenHere = window.history.state !== null;
  const known = settle(brand, readLocation(brand, pathname, search));
  if (hasBeenHere) return known;
  const first = settle(brand, readFirstLocation(brand, window.location.pathname, known.visit.query));
  // A step that needs an earlier one is told as gone, whatever became of its address.
  return known.step === 'tfa' || known.step === 'force-password' ? { ...first, step: known.step } : first;
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
