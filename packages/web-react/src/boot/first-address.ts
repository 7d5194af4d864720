import {
  type BrandCapabilities,
  type FirstAddress,
  firstAddress,
  languageOf,
  queryLang,
  REGIONS,
  type Visit,
} from '@gatehouse-login/core';

/** Reads the address that the page was opened at, and replaces it where the rules of spec 2 ask for another one. */
export function settleFirstAddress(brand: BrandCapabilities): FirstAddress {
  const { history, location } = window;
  const { pathname, search } = location;
  // The page writes a state to its entries. If there is one, this is a reload or a way back, not a first navigation.
  const address = firstAddress(brand, pathname, search, history.state === null);
  const { path, visit } = address;
  if (path !== pathname || visit.query !== search) history.replaceState(null, '', path + visit.query);
  return address;
}

/** Reads the address before the brand is known. It is enough to choose the texts. */
export function plainVisit(): Visit {
  const { pathname, search } = window.location;
  const region = REGIONS.find((known) => known === pathname.split('/')[1]) ?? null;
  return { region, language: languageOf(queryLang(search)), query: search };
}
