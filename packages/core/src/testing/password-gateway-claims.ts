import { NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import type { ChangePasswordRequest, PasswordGateway } from '../ports/password-gateway.ts';
import { canBeGivenUp, type Disposable, isGivenUp, outcomeOf, same, succeeded } from './claim.ts';
import { type ArrangedClaim, arrangedClaimsOf } from './claim-list.ts';
import { LET_GIVE_UP, SEND_EXACTLY, SEND_NOTHING } from './remedies.ts';

/** How the platform behaves behind a password gateway. */
export type PasswordManner = 'changes' | 'fails' | 'never answers';

/** A password gateway to check, and what reached the platform behind it. */
export interface PasswordSubject extends Disposable {
  /** The gateway. */
  readonly gateway: PasswordGateway;
  /** The requests that reached the platform, in order. */
  readonly requests: () => readonly ChangePasswordRequest[];
}

const REQUEST: ChangePasswordRequest = {
  username: 'DM123456',
  oldPassword: ' Old-pä$$ "\\ 9',
  newPassword: 'New-密-Horse-9 ',
  session: { username: 'DM123456', session: 's-1' },
};

const REQUESTS: readonly (readonly [string, ChangePasswordRequest])[] = [
  ['with the session of the login', REQUEST],
  ['without a session, where the login gave none', { ...REQUEST, session: null }],
];

/** The contract of `PasswordGateway`. */
export const passwordGatewayClaims = arrangedClaimsOf<PasswordManner, PasswordSubject>(
  { port: 'A password gateway', functions: { 'gateway.change': 'acts', requests: 'records' } },
  [
    ...REQUESTS.map(
      ([how, request]): ArrangedClaim<PasswordManner, PasswordSubject> => ({
        claim: `changes exactly what it was given, once, ${how}`,
        remedy: SEND_EXACTLY,
        manner: 'changes',
        check: async ({ gateway, requests }) => {
          succeeded(await outcomeOf(gateway.change(request, NEVER_CANCELLED)));
          same(requests(), [request]);
        },
      }),
    ),
    {
      claim: 'answers one error for every failure, and does not repeat the request',
      remedy:
        "Resolve with err({ kind: 'password-not-changed' }) whatever the reason; do not throw, reject, or send the request again.",
      manner: 'fails',
      check: async ({ gateway, requests }) => {
        const error = { kind: 'password-not-changed' };
        same(await outcomeOf(gateway.change(REQUEST, NEVER_CANCELLED)), { error });
        same(requests().length, 1);
      },
    },
    {
      claim: 'sends nothing for a caller who has given up already',
      remedy: SEND_NOTHING,
      manner: 'changes',
      check: async ({ gateway, requests }) => {
        await isGivenUp((cancellation) => gateway.change(REQUEST, cancellation));
        same(requests(), []);
      },
    },
    {
      claim: 'lets a caller give up while the platform is silent',
      remedy: LET_GIVE_UP,
      manner: 'never answers',
      check: ({ gateway }) => canBeGivenUp((cancellation) => gateway.change(REQUEST, cancellation)),
    },
  ],
);
