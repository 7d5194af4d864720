import type { BuiltAddress } from './built-address.ts';

/** Where a signed-in visitor goes. Both kinds hold a session: secrets, for the navigator alone. */
export type Destination = NavigateDestination | FormPostDestination;

/** An address to replace the page with. */
export interface NavigateDestination extends BuiltAddress {
  readonly kind: 'navigate';
  /** What the destination is: the trading platform, a partner of the brand, or the page to set up two-factor authentication on. */
  readonly purpose: 'platform' | 'partner' | 'my-account';
}

/** A form to post to the single sign-on address (spec 7). Its fields are parts, too. */
export interface FormPostDestination extends BuiltAddress {
  readonly kind: 'form-post';
  readonly purpose: 'platform';
  /** The fields, by name. */
  readonly fields: {
    /** The user name. */
    readonly Username: string;
    /** The session. A secret. */
    readonly Session: string;
    /** The address for a new login. */
    readonly AuthenticationUri: string;
    /** The platform's address, which the form leads on to. */
    readonly RedirectUri: string;
  };
}

/** The host of a destination, which may be shown, or the scheme of an address without a host. */
export const hostOf = ({ url }: Destination): string =>
  /^[^:/?#]+:\/\/([^/?#]+)/.exec(url)?.[1] ?? url.slice(0, url.indexOf(':') + 1);
