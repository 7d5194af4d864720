import { type Destination, explainRedirect } from '@gatehouse-login/core';
import type { Vault } from './vault.ts';

/** Where a login leads, as it may be shown: secrets are masked. */
export interface DestinationView {
  readonly kind: Destination['kind'];
  readonly origin: string;
  readonly path: string;
  /** Every part that the address and its form were built from, by its name. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Shows a destination, masked where its parts are secret and wherever a known secret stands. */
export function viewDestination(destination: Destination, { mask }: Vault): DestinationView {
  const [, origin = '', path = ''] = /^([^:/?#]+:(?:\/\/[^/?#]*)?)([^?#]*)/.exec(destination.url) ?? [];
  return {
    kind: destination.kind,
    origin,
    path: mask(path),
    parameters: Object.fromEntries(
      explainRedirect(destination).map(({ name, value }) => [mask(name), mask(value)]),
    ),
  };
}
