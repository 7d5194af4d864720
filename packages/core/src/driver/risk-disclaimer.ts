import type { Visit } from '../address/location.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { cultureOf } from '../locale/culture.ts';

/** The culture whose visitors get the German picture (spec 2). */
const GERMAN = 7;

/**
 * Returns the address of the risk disclaimer, or undefined: it is shown in the region `ie` only. An address without a
 * scheme belongs to the site, whatever the path of the page.
 */
export function riskDisclaimer(
  { riskDisclaimerSvgUrls }: Pick<Configuration, 'riskDisclaimerSvgUrls'>,
  { region, language }: Pick<Visit, 'region' | 'language'>,
): string | undefined {
  if (region !== 'ie') return undefined;
  const { en, de } = riskDisclaimerSvgUrls;
  const address = (cultureOf(language).id === GERMAN ? de : undefined) ?? en;
  return address?.replace(/^(?![a-z][a-z\d+.-]*:|\/)/i, '/');
}
