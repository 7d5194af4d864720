import { type Destination, parseQuery } from '@gatehouse-login/core';
import { MASK, type Vault } from './vault.ts';

/** Where a login leads, as it may be shown: secrets masked, a fragment left out. */
export interface DestinationView {
  readonly kind: Destination['kind'];
  readonly origin: string;
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
}

// Names under which platforms, partners and single sign-on pages take a session, whatever its value.
const SECRET_NAMES: ReadonlySet<string> = new Set([
  'session',
  'sessionid',
  'sn',
  'code',
  'token',
  'access_token',
  'id_token',
  'twofatoken',
  '2fatoken',
  'password',
  // An address that holds a session itself.
  'redirecturi',
]);

/** Shows a destination: masked by name, and by value wherever a known secret stands. */
export function viewDestination(
  destination: Destination,
  vault: Vault,
  encryptedParam: string | null,
): DestinationView {
  const { address, query } = split(destination.url);
  const fields = destination.kind === 'form-post' ? Object.entries(destination.fields) : parseQuery(query);
  const isSecret = (name: string) => name === encryptedParam || SECRET_NAMES.has(name.toLowerCase());
  const [, origin = '', path = ''] = /^([^:/?#]+:(?:\/\/[^/]*)?)(.*)$/s.exec(address) ?? [];
  return {
    kind: destination.kind,
    origin,
    path: vault.mask(path),
    parameters: Object.fromEntries(
      fields.map(([name, value]) => [vault.mask(name), isSecret(name) ? MASK : vault.mask(value)]),
    ),
  };
}

function split(url: string): { address: string; query: string } {
  const beforeFragment = url.split('#', 1)[0] ?? '';
  const at = beforeFragment.indexOf('?');
  return at < 0
    ? { address: beforeFragment, query: '' }
    : { address: beforeFragment.slice(0, at), query: beforeFragment.slice(at + 1) };
}
