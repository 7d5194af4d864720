import type { Destination } from '../redirect/destination.ts';
import { same } from './claim.ts';
import { claimsOf } from './claim-list.ts';

/** The request that a destination's server received. */
export interface Arrival {
  /** The address that was asked for. */
  readonly url: string;
  /** The fields of a posted form; null for a plain navigation. */
  readonly fields: Readonly<Record<string, string>> | null;
}

/**
 * A navigator to check. Leaves for each destination in turn, none of which answers; returns what arrived.
 */
export interface NavigatorSubject {
  /** Leaves for each destination, and returns what arrived. */
  leave(destinations: readonly Destination[]): Promise<readonly Arrival[]>;
}

const PARTNER: Destination = {
  kind: 'navigate',
  purpose: 'partner',
  url: 'https://partner.example/cb?x=1%2C2&x=&code=5f1c%2B3a52&state=%7B%22a%22%3A%22%2F%3D%3D%22%7D',
  parts: [],
};
const SSO: Destination = {
  kind: 'form-post',
  purpose: 'platform',
  url: 'https://sso.example/login?brand=a%20b',
  parts: [],
  fields: {
    Username: `o'"brien & <b>söhne</b>`,
    Session: '5f1c3a52+/=%20',
    AuthenticationUri: 'https://login.example/en-uk?a=1&b="2"',
    RedirectUri: '"><script>alert(1)</script>',
  },
};
const arrivalOf = (destination: Destination): Arrival => ({
  url: destination.url,
  fields: destination.kind === 'form-post' ? destination.fields : null,
});

/** The contract of `Navigator`. */
export const navigatorClaims = claimsOf<NavigatorSubject>(
  { port: 'A navigator', functions: { leave: 'acts' } },
  [
    {
      claim: 'goes to an address, character for character',
      remedy: 'Go to destination.url as it is: do not parse it, decode it or build it again.',
      check: async ({ leave }) => same(await leave([PARTNER]), [arrivalOf(PARTNER)]),
    },
    {
      claim: 'posts the fields of a form, whatever they hold, and no others',
      remedy:
        'Post destination.fields to destination.url as a form (application/x-www-form-urlencoded), with every field and no other.',
      check: async ({ leave }) => same(await leave([SSO]), [arrivalOf(SSO)]),
    },
    {
      claim: 'leaves again each time that it is told to',
      remedy: 'Leave at every call, also if an earlier destination has not answered.',
      check: async ({ leave }) => same(await leave([SSO, PARTNER, SSO]), [SSO, PARTNER, SSO].map(arrivalOf)),
    },
  ],
);
