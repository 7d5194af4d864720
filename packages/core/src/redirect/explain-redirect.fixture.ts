import { type Configuration, PLATFORM_TYPES, type PlatformType } from '../configuration/configuration.ts';
import { TEMPLATE_NAMES } from '../configuration/template-names.ts';
import { aConfiguration } from '../testing/index.ts';
import { explainRedirect } from './explain-redirect.ts';
import { buildPlatformUrl, type PlatformValues } from './platform-url.ts';

export const SESSION = 'session-canary';
export const values = Object.fromEntries(
  TEMPLATE_NAMES.map((name) => [name, name === 'sessionId' ? SESSION : `value of ${name}`]),
) as PlatformValues;

/** A platform's address from the template in the field of that platform. */
export const build = (
  template: string,
  given: Partial<PlatformValues> = {},
  changes: Partial<Configuration> = {},
  platform: PlatformType = 'webtrader',
) => {
  const { urls } = aConfiguration();
  const redirects = {
    ...Object.fromEntries(PLATFORM_TYPES.map((each) => [each, 'https://another.example/'])),
    [platform]: template,
  };
  const configuration = aConfiguration({ skin: { skinId: 'kq' }, ...changes, urls: { ...urls, redirects } });
  return buildPlatformUrl(configuration, platform, { ...values, ...given });
};

/** The explanation of that address. */
export const explain = async (...args: Parameters<typeof build>) =>
  explainRedirect((await build(...args))._unsafeUnwrap());
