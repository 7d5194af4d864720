import type { Configuration } from '@gatehouse-login/core';
import type { Departure } from '../driver/login-driver.ts';
import type { DestinationName } from '../scenario/step.ts';

/** Returns the platforms that an address leads to, by the site's configuration. Two platforms can share an address. */
export function leadsTo(
  { kind, url, parameters }: Departure,
  { urls, redirectUris }: Configuration,
): readonly DestinationName[] {
  // The form of the single sign-on is for the web trader, and passes its address on.
  const target = kind === 'form-post' ? (parameters.RedirectUri ?? url) : url;
  const address = baseOf(target);
  const platforms = Object.entries(urls.redirects).flatMap(([name, template]) =>
    template !== undefined && fits(template, address) ? [name as DestinationName] : [],
  );
  if (kind === 'form-post') return platforms.length > 0 ? platforms : ['webtrader'];
  const partner = redirectUris.some(({ uri }) => baseOf(uri) === address);
  const account = urls.myAccountUrl !== undefined && fits(urls.myAccountUrl, address);
  return [
    ...platforms,
    ...(partner ? ['partner' as const] : []),
    ...(account ? ['my-account' as const] : []),
  ];
}

const baseOf = (url: string): string => url.replace(/[?#].*$/s, '');

/** Checks whether an address was made from a template, with any values for its placeholders. */
function fits(template: string, address: string): boolean {
  const parts = baseOf(template).split(/\{\{?[^{}]*\}?\}/);
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^/]*');
  return new RegExp(`^${pattern}/?$`).test(address);
}

/**
 * The name under which a value travels: a template may call `language` something else. The name itself, if the template
 * does not have it.
 */
export function parameterName(name: string, destination: DestinationName, { urls }: Configuration): string {
  const template =
    destination === 'partner'
      ? undefined
      : destination === 'my-account'
        ? urls.myAccountUrl
        : urls.redirects[destination];
  const query = template?.split(/[?#]/).slice(1) ?? [];
  const pairs = query.flatMap((part) => part.split('&')).map((pair) => pair.split('='));
  const found = pairs.find(([, value = '']) => value === `{${name}}` || value === `{{${name}}}`);
  return found?.[0] ?? name;
}
