import type { CountryList } from '../../widgets/phone-field/CountryList.tsx';
import { loadLaterStyles } from '../later-styles.ts';

/** Loads the list of countries with its styles, which it shares with the lists of later screens. */
export async function loadCountryList(): Promise<typeof CountryList> {
  const [code] = await Promise.all([import('../../widgets/phone-field/CountryList.tsx'), loadLaterStyles()]);
  return code.CountryList;
}
