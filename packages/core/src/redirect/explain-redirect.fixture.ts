import type { Configuration } from '../configuration/configuration.ts';
import { TEMPLATE_NAMES } from '../configuration/template-names.ts';
import { aConfiguration } from '../testing/index.ts';
import { explainRedirect } from './explain-redirect.ts';
import { buildPlatformUrl, type PlatformValues } from './platform-url.ts';

export const SESSION = 'session-canary';
export const values = Object.fromEntries(
  TEMPLATE_NAMES.map((name) => [name, name === 'sessionId' ? SESSION : `value of ${name}`]),
) as PlatformValues;

export const withTemplate = (webtrader: string, more: Partial<Configuration> = {}): Configuration =>
  aConfiguration({
    skin: { skinId: 'kq' },
    ...more,
    urls: { ...aConfiguration().urls, redirects: { webtrader } },
  });

export const explainPlatform = (template: string) => {
  const configuration = withTemplate(template);
  const url = buildPlatformUrl(configuration, template, values);
  return explainRedirect({ kind: 'navigate', purpose: 'platform', url }, configuration);
};
