import { type LoopbackName, originOf, type Ports } from './addresses.ts';
import { brandSettings } from './brand-settings.ts';
import { type Brand, brandFacts } from './brands.ts';
import type { SiteConfiguration } from './configuration.ts';
import { standIns } from './stand-ins.ts';

/** The key that every client of the platform sends (spec 9). */
export const appKey = 'Mercury';

/** Fields that replace those of a brand's configuration. */
export type ConfigurationChanges = Readonly<Partial<Record<Brand, Partial<SiteConfiguration>>>>;

const byRegion = (address: string, regions: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    regions.map((region) => [region, region === 'default' ? address : `${address}?region=${region}`]),
  );

/**
 * Makes a brand's `configs/config.json`. Its addresses have the name of this machine that the request came with, so
 * that a visitor of `127.0.0.1` is never sent to `localhost`, where the cookies are others.
 */
export const makeBrandConfiguration = (
  brand: Brand,
  name: LoopbackName,
  ports: Ports,
  changes: ConfigurationChanges = {},
): SiteConfiguration => {
  const settings = brandSettings[brand];
  const home = originOf(name, ports.home);
  const redirects = Object.fromEntries(
    Object.entries(settings.templates).map(([platform, template]) => [
      platform,
      `${home}${standIns.platform}/${platform}${template === '' ? '' : `?${template}`}`,
    ]),
  );
  const own: SiteConfiguration = {
    brandName: brandFacts[brand].name,
    brand,
    appKey,
    appKeyWebTrader: appKey,
    appTitle: settings.appTitle,
    pageTitle: settings.pageTitle,
    defaultTheme: settings.defaultTheme,
    skin: { skinId: brand },
    encrypted: false,
    encryptedParam: 'q',
    useSso: false,
    dualLoginSupported: settings.dualLoginSupported,
    useSingleTabLogin: settings.useSingleTabLogin,
    newDesignsAllowedLangs: ['en'],
    showForgotPassword: true,
    forgottenCode: settings.forgottenCode,
    brandsWithForgotPasswordFrame: ['KQ Markets'],
    riskDisclaimerSvgUrls: { en: 'assets/risk-en.svg', de: 'assets/risk-de.svg' },
    redirectUris: [`${home}${standIns.callback}`, { uri: `${home}${standIns.partner}`, allowQuery: true }],
    streaming: { serverUrl: home },
    urls: {
      apiEnv: settings.apiEnv,
      ...(settings.apiEnv === 'host' ? { tradingApiUrl: `${home}${standIns.api}` } : {}),
      redirects,
      forgotPasswordUrls: byRegion(`${home}${standIns.forgotPassword}`, [
        'default',
        ...settings.forgotPassword,
      ]),
      forgotUsernameUrls: byRegion(`${home}${standIns.forgotUsername}`, settings.forgotUsername),
      sso: `${home}${standIns.sso}`,
      ...(settings.reload ? { reloadURL: `${originOf(name, ports.brands[brand])}/login` } : {}),
      myAccountUrl: `${home}${standIns.myAccount}?session={session}&username={username}&source={source}`,
    },
  };
  return { ...own, ...changes[brand] };
};
