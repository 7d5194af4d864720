import type { Result } from 'neverthrow';
import type { ConfigurationFault } from '../errors/domain-error.ts';
import type { BuiltAddress } from './built-address.ts';
import { fillAddress } from './fill-address.ts';

/** Builds the my-account address for an operator that demands two-factor authentication (spec 4). */
export const buildMyAccountUrl = (
  template: string,
  {
    session,
    username,
  }: {
    /** The user name that the session belongs to. */
    readonly username: string;
    /** The session. A secret. */
    readonly session: string;
  },
): Result<BuiltAddress, ConfigurationFault> =>
  fillAddress(template, { session, username, source: 'tradingview' }, 'urls.myAccountUrl');
