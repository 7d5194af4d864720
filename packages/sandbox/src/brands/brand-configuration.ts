import { type LoopbackName, originOf, type Ports } from './addresses.ts';
import { BRAND_SETTINGS } from './brand-settings.ts';
import { BRAND_FACTS, type Brand } from './brands.ts';
import type { SiteConfiguration } from './configuration.ts';
import { STAND_INS } from './stand-ins.ts';

/** The key that every client of the platform sends (spec 9). */
export const APP_KEY = 'Mercury';

/** Fields that replace those of the configuration. */
type Changes = Partial<SiteConfiguration>;

/** Fields that replace those of a brand's configuration, or a function that makes them from it. */
export type ConfigurationChanges = Readonly<
  Partial<Record<Brand, Changes | ((own: SiteConfiguration) => Changes)>>
>;

function byRegion(address: string, regions: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    regions.map((region) => [region, region === 'default' ? address : `${address}?region=${region}`]),
  );
}

/**
 * Makes a brand's `configs/config.json`. Its addresses have the name of this machine that the request came with, so
 * that a visitor of `127.0.0.1` is never sent to `localhost`, where the cookies are others.
 */
export function makeBrandConfiguration(
  brand: Brand,
  name: LoopbackName,
  ports: Ports,
  changes: ConfigurationChanges = {},
): SiteConfiguration {
  const settings = BRAND_SETTINGS[brand];
  const home = originOf(name, ports.home);
  const redirects = Object.fromEntries(
    Object.entries(settings.templates).map(([platform, template]) => [
      platform,
      `${home}${STAND_INS.platform}/${platform}${template === '' ? '' : `?${template}`}`,
    ]),
  );
  const own: SiteConfiguration = {
    brandName: BRAND_FACTS[brand].name,
    brand,
    appKey: APP_KEY,
    appKeyWebTrader: APP_KEY,
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
    redirectUris: [`${home}${STAND_INS.callback}`, { uri: `${home}${STAND_INS.partner}`, allowQuery: true }],
    streaming: { serverUrl: home },
    urls: {
      apiEnv: settings.apiEnv,
      ...(settings.apiEnv === 'host' ? { tradingApiUrl: `${home}${STAND_INS.api}` } : {}),
      redirects,
      forgotPasswordUrls: byRegion(`${home}${STAND_INS.forgotPassword}`, [
        'default',
        ...settings.forgotPassword,
      ]),
      forgotUsernameUrls: byRegion(`${home}${STAND_INS.forgotUsername}`, settings.forgotUsername),
      sso: `${home}${STAND_INS.sso}`,
      ...(settings.reload ? { reloadURL: `${originOf(name, ports.brands[brand])}/login` } : {}),
      myAccountUrl: `${home}${STAND_INS.myAccount}?session={session}&username={username}&source={source}`,
    },
  };
  const changed = changes[brand];
  return { ...own, ...(typeof changed === 'function' ? changed(own) : changed) };
}
