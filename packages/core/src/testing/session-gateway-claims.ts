import { NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import type {
  OpenSessionError,
  SessionGateway,
  SessionHeaders,
  SessionRequest,
} from '../ports/session-gateway.ts';
import { canBeGivenUp, type Disposable, errorName, isGivenUp, outcomeOf, same, succeeded } from './claim.ts';
import { type ArrangedClaim, arrangedClaimsOf } from './claim-list.ts';
import { ANSWER_ERRORS, LET_GIVE_UP, SEND_EXACTLY, SEND_NOTHING } from './remedies.ts';

/** How the platform behaves behind a session gateway. */
export type SessionManner =
  /** Accepts every request, with this session. */
  | {
      readonly kind: 'accepts';
      /** The session that the platform gives out. */
      readonly session: string;
    }
  /** Answers every request so that the gateway has to answer this error. */
  | {
      readonly kind: 'fails';
      /** The error that the gateway has to answer. */
      readonly error: OpenSessionError;
    }
  | { readonly kind: 'never answers' };

/** A session gateway to check, and what reached the platform behind it. */
export interface SessionSubject extends Disposable {
  /** The gateway. */
  readonly gateway: SessionGateway;
  /** The requests for a session, in order. */
  readonly opened: () => readonly SessionRequest[];
  /** The sessions that were closed, in order. */
  readonly closed: () => readonly SessionHeaders[];
}

const REQUEST: SessionRequest = {
  username: 'DM123456',
  password: ' pä$$wörd "\\ 密 ',
  appKey: 'Mercury',
  appVersion: '1.2.3',
};

const ERRORS: readonly OpenSessionError[] = [
  { kind: 'session-refused', code: 4010 },
  { kind: 'session-refused' },
  { kind: 'cookies-blocked' },
  { kind: 'token-missing' },
  { kind: 'too-many-attempts', seconds: 30 },
  { kind: 'service-busy', seconds: 5 },
  { kind: 'unreachable', status: 500 },
];

const ACCEPTS = { kind: 'accepts', session: 's-1' } as const;

/** The contract of `SessionGateway`. */
export const sessionGatewayClaims = arrangedClaimsOf<SessionManner, SessionSubject>(
  {
    port: 'A session gateway',
    functions: { 'gateway.open': 'acts', 'gateway.close': 'acts', opened: 'records', closed: 'records' },
  },
  [
    {
      claim: 'opens a session with exactly what it was given, once',
      remedy: SEND_EXACTLY,
      manner: ACCEPTS,
      check: async ({ gateway, opened }) => {
        const outcome = await outcomeOf(gateway.open(REQUEST, NEVER_CANCELLED));
        same('value' in outcome ? outcome.value.session : outcome, 's-1');
        same(opened(), [REQUEST]);
      },
    },
    ...ERRORS.map(
      (error): ArrangedClaim<SessionManner, SessionSubject> => ({
        claim: `answers ${errorName(error)} as a value, and does not repeat the request`,
        remedy: ANSWER_ERRORS,
        manner: { kind: 'fails', error },
        check: async ({ gateway, opened }) => {
          same(await outcomeOf(gateway.open(REQUEST, NEVER_CANCELLED)), { error });
          same(opened().length, 1);
        },
      }),
    ),
    {
      claim: 'sends nothing for a caller who has given up already',
      remedy: SEND_NOTHING,
      manner: ACCEPTS,
      check: async ({ gateway, opened }) => {
        await isGivenUp((cancellation) => gateway.open(REQUEST, cancellation));
        same(opened(), []);
      },
    },
    {
      claim: 'lets a caller give up while the platform is silent',
      remedy: LET_GIVE_UP,
      manner: { kind: 'never answers' },
      check: ({ gateway }) => canBeGivenUp((cancellation) => gateway.open(REQUEST, cancellation)),
    },
    {
      claim: 'closes a session by its two values',
      remedy: 'Send the user name and the session to log off, and resolve with ok(undefined).',
      manner: ACCEPTS,
      check: async ({ gateway, closed }) => {
        const session = { username: 'DM123456', session: 's-1' };
        succeeded(await outcomeOf(gateway.close(session)));
        same(closed(), [session]);
      },
    },
  ],
);
