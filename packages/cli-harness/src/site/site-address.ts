import { readWebAddress } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { type UsageError, usageError } from '../report/ending.ts';
import { input, say } from '../report/sentence.ts';

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

/** Where a login goes. A sandbox needs no guard. */
export interface Target {
  readonly address: SiteAddress;
  readonly builtIn: boolean;
}

const EXAMPLE = 'Give it whole, such as https://login.test.example or http://localhost:4301.';

/**
 * Reads the address of a login page: https, or http on this machine, because the password is sent there. The messages
 * fit wherever it was given: a flag, a file or the command itself.
 */
export function readSiteAddress(text: string): Result<SiteAddress, UsageError> {
  if (!URL.canParse(text))
    return err(usageError('The address of the login page is not a web address.', EXAMPLE));
  const { protocol, origin, pathname, search, username, password } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') {
    return err(usageError('The address of the login page must begin with https:// or http://.', EXAMPLE));
  }
  if (username !== '' || password !== '') {
    const next = say`Leave it out. Give the name with ${input('user')}. ${input('a password')}`;
    return err(usageError('The address of the login page holds a user name or a password.', next));
  }
  if (readWebAddress(text) === null) {
    const message =
      protocol === 'http:'
        ? 'The address of the login page must be https, except on this machine: the password would travel in the clear.'
        : 'The address of the login page is not a plain web address.';
    return err(usageError(message, EXAMPLE));
  }
  return ok({ origin, path: pathname, query: search });
}

/**
 * The query that a brand's page needs in the sandbox, with its `?`, or an empty string. TradingView
 * variants refuse visitors who do not come from a listed partner.
 */
export const demoQuery = (home: string, brand: string): string =>
  brand.startsWith('tradingview-') ? `?redirect_uri=${home}/tradingview/callback/&state=demo` : '';
