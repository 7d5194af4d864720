import { NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import type { AccountGateway, LoadAccountError } from '../ports/account-gateway.ts';
import type { SessionHeaders } from '../ports/session-gateway.ts';
import { canBeGivenUp, type Disposable, errorName, isGivenUp, outcomeOf, same } from './claim.ts';
import { type ArrangedClaim, arrangedClaimsOf } from './claim-list.ts';
import { ANSWER_ERRORS, LET_GIVE_UP, SEND_EXACTLY, SEND_NOTHING } from './remedies.ts';

/** How the platform behaves behind an account gateway. */
export type AccountManner =
  /** Answers with an account that has one operator, with this id: digits. */
  | {
      readonly kind: 'has one operator';
      /** The operator's id. */
      readonly id: string;
    }
  /** Answers so that the gateway has to answer this error. */
  | {
      readonly kind: 'fails';
      /** The error that the gateway has to answer. */
      readonly error: LoadAccountError;
    }
  | { readonly kind: 'never answers' };

/** An account gateway to check, and the sessions that reached the platform behind it. */
export interface AccountSubject extends Disposable {
  /** The gateway. */
  readonly gateway: AccountGateway;
  /** The sessions that the platform was called with, in order. */
  readonly sessions: () => readonly SessionHeaders[];
}

const SESSION: SessionHeaders = { username: 'DM123456', session: '5f1c3a52' };

const ERRORS: readonly LoadAccountError[] = [
  { kind: 'session-expired' },
  { kind: 'too-many-attempts', seconds: 30 },
  { kind: 'service-busy', seconds: 5 },
  { kind: 'unreachable', status: 500 },
];

const HAS_ONE = { kind: 'has one operator', id: '4000' } as const;

/** The contract of `AccountGateway`. */
export const accountGatewayClaims = arrangedClaimsOf<AccountManner, AccountSubject>(
  { port: 'An account gateway', functions: { 'gateway.load': 'acts', sessions: 'records' } },
  [
    {
      claim: 'loads the account behind the session',
      remedy: SEND_EXACTLY,
      manner: HAS_ONE,
      check: async ({ gateway, sessions }) => {
        const outcome = await outcomeOf(gateway.load(SESSION, NEVER_CANCELLED));
        same('value' in outcome ? outcome.value.accountOperators.map(({ id }) => id) : outcome, ['4000']);
        same(sessions(), [SESSION]);
      },
    },
    ...ERRORS.map(
      (error): ArrangedClaim<AccountManner, AccountSubject> => ({
        claim: `answers ${errorName(error)} as a value`,
        remedy: ANSWER_ERRORS,
        manner: { kind: 'fails', error },
        check: async ({ gateway }) =>
          same(await outcomeOf(gateway.load(SESSION, NEVER_CANCELLED)), { error }),
      }),
    ),
    {
      claim: 'sends nothing for a caller who has given up already',
      remedy: SEND_NOTHING,
      manner: HAS_ONE,
      check: async ({ gateway, sessions }) => {
        await isGivenUp((cancellation) => gateway.load(SESSION, cancellation));
        same(sessions(), []);
      },
    },
    {
      claim: 'lets a caller give up while the platform is silent',
      remedy: LET_GIVE_UP,
      manner: { kind: 'never answers' },
      check: ({ gateway }) => canBeGivenUp((cancellation) => gateway.load(SESSION, cancellation)),
    },
  ],
);
