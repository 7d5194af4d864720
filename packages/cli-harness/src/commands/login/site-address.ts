import { readWebAddress } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { type UsageError, usageError } from '../arguments/usage-error.ts';

/** A site's login page, by the pieces of its address: region and query are read from there. */
export interface SiteAddress {
  readonly origin: string;
  readonly path: string;
  /** With its `?`, or empty. */
  readonly query: string;
}

const EXAMPLE = 'Give the address of the login page, such as --site http://localhost:4301.';

/**
 * Reads the value of `--site`: an https address, or an http one on this machine, since the password goes there. Its
 * path and query count as they would in a browser.
 */
export function readSiteAddress(text: string): Result<SiteAddress, UsageError> {
  if (!URL.canParse(text)) return err(usageError('The value of --site is no web address.', EXAMPLE));
  const { protocol, origin, pathname, search, username, password } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') {
    return err(usageError('The value of --site has to begin with https:// or http://.', EXAMPLE));
  }
  if (username !== '' || password !== '') {
    const next = 'Leave it out of the address: give --user, and the password by one of its own flags.';
    return err(usageError('The address of --site holds a user name or a password.', next));
  }
  if (readWebAddress(text) === null) {
    const message =
      protocol === 'http:'
        ? 'The address of --site has to be https, except on this machine: the password would travel in the clear.'
        : 'The value of --site is no plain address of a site.';
    return err(usageError(message, EXAMPLE));
  }
  return ok({ origin, path: pathname, query: search });
}
