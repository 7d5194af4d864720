import { NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import type {
  SendCodeError,
  SendCodeRequest,
  TwoFactorGateway,
  VerifyCodeError,
  VerifyCodeRequest,
} from '../ports/two-factor-gateway.ts';
import { canBeGivenUp, type Disposable, errorName, isGivenUp, outcomeOf, same, succeeded } from './claim.ts';
import { type ArrangedClaim, arrangedClaimsOf } from './claim-list.ts';
import { ANSWER_ERRORS, LET_GIVE_UP, SEND_EXACTLY, SEND_NOTHING } from './remedies.ts';

/** How the platform behaves behind a two-factor gateway. */
export type TwoFactorManner =
  /** Sends every code, and accepts every code with this session. */
  | {
      readonly kind: 'sends and accepts';
      /** The session that the platform gives out. */
      readonly session: string;
    }
  /** Answers every request to send a code so that the gateway has to answer this error. */
  | {
      readonly kind: 'fails at sending';
      /** The error that the gateway has to answer. */
      readonly error: SendCodeError;
    }
  /** Answers every code so that the gateway has to answer this error. */
  | { readonly kind: 'fails at verifying'; readonly error: VerifyCodeError }
  | { readonly kind: 'never answers' };

/** A two-factor gateway to check, and what reached the platform behind it. */
export interface TwoFactorSubject extends Disposable {
  /** The gateway. */
  readonly gateway: TwoFactorGateway;
  /** The requests to send a code, in order. */
  readonly sent: () => readonly SendCodeRequest[];
  /** The codes that were verified, in order. */
  readonly verified: () => readonly VerifyCodeRequest[];
}

// A token is free text, and in HTTP it is part of a path.
const SEND: SendCodeRequest = { twoFaToken: 'a/b ?c#%2F', contactId: '7' };
const VERIFY: VerifyCodeRequest = { twoFaToken: 'a/b ?c#%2F', code: '1 3é5"' };

const NOT_SENT: SendCodeError = { kind: 'code-not-sent', cause: { kind: 'unreachable', status: 500 } };

const ERRORS: readonly VerifyCodeError[] = [
  { kind: 'code-refused', code: 4002 },
  { kind: 'account-suspended', code: 4020 },
  { kind: 'session-expired' },
  { kind: 'too-many-attempts', seconds: 30 },
  { kind: 'service-busy', seconds: 5 },
  { kind: 'unreachable', status: 500 },
];

const ACCEPTS = { kind: 'sends and accepts', session: 's-1' } as const;

/** The contract of `TwoFactorGateway`. */
export const twoFactorGatewayClaims = arrangedClaimsOf<TwoFactorManner, TwoFactorSubject>(
  {
    port: 'A two-factor gateway',
    functions: {
      'gateway.sendCode': 'acts',
      'gateway.verifyCode': 'acts',
      sent: 'records',
      verified: 'records',
    },
  },
  [
    {
      claim: 'sends a code with exactly what it was given, once',
      remedy: SEND_EXACTLY,
      manner: ACCEPTS,
      check: async ({ gateway, sent }) => {
        succeeded(await outcomeOf(gateway.sendCode(SEND, NEVER_CANCELLED)));
        same(sent(), [SEND]);
      },
    },
    {
      claim: 'answers for a token that is no text at all',
      remedy:
        'Take any string for a token, also a half of a surrogate pair, and do not throw while you encode it.',
      manner: ACCEPTS,
      check: async ({ gateway }) =>
        succeeded(await outcomeOf(gateway.sendCode({ ...SEND, twoFaToken: '\ud800' }, NEVER_CANCELLED))),
    },
    {
      claim: 'answers one error for every failure to send, and does not repeat the request',
      remedy:
        "Resolve with err({ kind: 'code-not-sent' }), with the fault of the service as its cause; do not throw, reject, or send the request again.",
      manner: { kind: 'fails at sending', error: NOT_SENT },
      check: async ({ gateway, sent }) => {
        same(await outcomeOf(gateway.sendCode(SEND, NEVER_CANCELLED)), { error: NOT_SENT });
        same(sent(), [SEND]);
      },
    },
    {
      claim: 'verifies exactly the code that it was given, once, and gives a login answer',
      remedy: SEND_EXACTLY,
      manner: ACCEPTS,
      check: async ({ gateway, verified }) => {
        const outcome = await outcomeOf(gateway.verifyCode(VERIFY, NEVER_CANCELLED));
        same('value' in outcome ? outcome.value.session : outcome, 's-1');
        same(verified(), [VERIFY]);
      },
    },
    ...ERRORS.map(
      (error): ArrangedClaim<TwoFactorManner, TwoFactorSubject> => ({
        claim: `answers ${errorName(error)} as a value, and does not repeat the request`,
        remedy: ANSWER_ERRORS,
        manner: { kind: 'fails at verifying', error },
        check: async ({ gateway, verified }) => {
          same(await outcomeOf(gateway.verifyCode(VERIFY, NEVER_CANCELLED)), { error });
          same(verified().length, 1);
        },
      }),
    ),
    {
      claim: 'sends nothing for a caller who has given up already',
      remedy: SEND_NOTHING,
      manner: ACCEPTS,
      check: async ({ gateway, sent, verified }) => {
        await isGivenUp((cancellation) => gateway.sendCode(SEND, cancellation));
        await isGivenUp((cancellation) => gateway.verifyCode(VERIFY, cancellation));
        same([...sent(), ...verified()], []);
      },
    },
    {
      claim: 'lets a caller give up while the platform is silent',
      remedy: LET_GIVE_UP,
      manner: { kind: 'never answers' },
      check: async ({ gateway }) => {
        await canBeGivenUp((cancellation) => gateway.sendCode(SEND, cancellation));
        await canBeGivenUp((cancellation) => gateway.verifyCode(VERIFY, cancellation));
      },
    },
  ],
);
