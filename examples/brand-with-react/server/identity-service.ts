import { isCodeOf } from './totp.ts';

/** What the service needs from the platform and from your records. */
export interface IdentityOptions {
  /** The secret that the visitor of this login shares with the authenticator app; undefined for a token that nobody knows. */
  readonly secretFor: (token: string) => Promise<Uint8Array | undefined>;
  /** Opens the session on the platform once the code was right. Resolves with the platform's own answer. */
  readonly openSession: (token: string, contactId: string) => Promise<unknown>;
  readonly now: () => number;
}

/** An answer as HTTP knows it. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

interface Challenge {
  readonly contactId: string;
  wrong: number;
}

const MOST_WRONG_CODES = 3;

// The platform's own codes, so that the core knows what is meant.
const EXPIRED: Answer = { status: 401, body: { ErrorCode: 4011 } };
const SUSPENDED: Answer = { status: 403, body: { ErrorCode: 4020 } };
const WRONG_CODE: Answer = { status: 401, body: { ErrorCode: 4002 } };

/**
 * The brand's own second factor. `POST /challenges` begins one with the token of the login, and `POST /answers` ends it
 * with the code of the app. A code is worth nothing without a challenge, and works once, as RFC 6238 demands.
 */
export function makeIdentityService({ secretFor, openSession, now }: IdentityOptions) {
  const challenges = new Map<string, Challenge>();
  const usedCodes = new Map<string, string>();
  return async (
    path: string,
    { token = '', contactId = '', code = '' }: Record<string, string>,
  ): Promise<Answer> => {
    const secret = await secretFor(token);
    if (secret === undefined) return EXPIRED;
    if (path === '/challenges') {
      // Beginning again must not forgive the wrong codes.
      if (!challenges.has(token)) challenges.set(token, { contactId, wrong: 0 });
      return { status: 204 };
    }
    const challenge = challenges.get(token);
    if (path !== '/answers' || challenge === undefined) return EXPIRED;
    if (challenge.wrong >= MOST_WRONG_CODES) return SUSPENDED;
    const owner = Buffer.from(secret).toString('hex');
    if (usedCodes.get(owner) === code || !isCodeOf(secret, code, now())) {
      challenge.wrong += 1;
      return challenge.wrong < MOST_WRONG_CODES ? WRONG_CODE : SUSPENDED;
    }
    challenges.delete(token);
    usedCodes.set(owner, code);
    return { status: 200, body: await openSession(token, challenge.contactId) };
  };
}
