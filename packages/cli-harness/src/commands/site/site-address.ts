import { readWebAddress } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { type UsageError, usageError } from '../arguments/usage-error.ts';

/**
 * The address of a login page in its parts. Path and query name the region and what else the page reads
 * from it.
 */
export interface SiteAddress {
  readonly origin: string;
  readonly path: string;
  /** With its `?`, or an empty string. */
  readonly query: string;
}

const EXAMPLE = 'Give the address of the login page, such as --site http://localhost:4301.';

/**
 * Reads the value of `--site`: an https address, or http on this machine, because the password is sent
 * there.
 */
export function readSiteAddress(text: string): Result<SiteAddress, UsageError> {
  if (!URL.canParse(text)) return err(usageError('The value of --site is not a web address.', EXAMPLE));
  const { protocol, origin, pathname, search, username, password } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') {
    return err(usageError('The value of --site must start with https:// or http://.', EXAMPLE));
  }
  if (username !== '' || password !== '') {
    const next = 'Leave it out. Give the name with --user, and the password with one of its flags.';
    return err(usageError('The address of --site holds a user name or a password.', next));
  }
  if (readWebAddress(text) === null) {
    const message =
      protocol === 'http:'
        ? 'The address of --site must be https, except on this machine: the password would travel in the clear.'
        : 'The value of --site is not a plain address of a site.';
    return err(usageError(message, EXAMPLE));
  }
  return ok({ origin, path: pathname, query: search });
}
