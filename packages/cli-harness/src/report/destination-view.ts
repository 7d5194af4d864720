import type { Vault } from './vault.ts';

/** Where a login leads, as it may be shown: secrets are masked. */
export interface DestinationView {
  readonly kind: 'navigate' | 'form-post';
  readonly origin: string;
  readonly path: string;
  /** Every part that the address and its form were built from, by its name. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** A destination, and its parameters as far as it is known which of them are secret. */
export interface Leading {
  readonly kind: DestinationView['kind'];
  readonly url: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly masked?: Readonly<Record<string, string>>;
}

/** Shows a destination, masked where its parts are secret and wherever a known secret stands. */
export function viewDestination(
  { kind, url, parameters, masked = parameters }: Leading,
  { mask }: Pick<Vault, 'mask'>,
): DestinationView {
  const [, origin = '', path = ''] = /^([^:/?#]+:(?:\/\/[^/?#]*)?)([^?#]*)/.exec(url) ?? [];
  return {
    kind,
    origin,
    path: mask(path),
    parameters: Object.fromEntries(Object.entries(masked).map(([name, value]) => [mask(name), mask(value)])),
  };
}
