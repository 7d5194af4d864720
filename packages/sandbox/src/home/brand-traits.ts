import { isTradingView } from '../brands/brands.ts';
import type { SiteConfiguration } from '../brands/configuration.ts';

function resetOf(site: SiteConfiguration): string {
  const { brandName, brandsWithForgotPasswordFrame, dualLoginSupported, useSingleTabLogin } = site;
  const isFramed =
    brandsWithForgotPasswordFrame.includes(brandName) || !(dualLoginSupported || useSingleTabLogin);
  return isFramed ? 'reset in a frame' : 'reset in a tab';
}

/** Returns short labels for what a brand demonstrates, such as `encrypted address`, from its current configuration. */
export function brandTraits(site: SiteConfiguration): readonly string[] {
  return [
    ...(site.brand === 'forex-chinese' ? ['phone first'] : []),
    ...(site.useSso ? ['Web Trader by SSO post'] : []),
    ...(site.encrypted ? ['encrypted address'] : []),
    // TradingView variants do not link to the reset page.
    ...(isTradingView(site.brand) ? [] : [resetOf(site)]),
  ];
}
