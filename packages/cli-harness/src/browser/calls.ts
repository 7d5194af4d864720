import { apiBaseOf, type Configuration, type StateName } from '@gatehouse-login/core';

/** A call of the platform that the page waits for, and the state in which it does. */
export interface WaitedFor {
  readonly state: StateName;
  /** Whether its answer is one that can open a session. */
  readonly opensSession: boolean;
}

const CALLS: readonly (readonly [method: string, path: RegExp, call: WaitedFor])[] = [
  ['POST', /^v2\/Session$/, { state: 'signing-in', opensSession: true }],
  ['GET', /^v2\/UserAccount\//, { state: 'loading-account', opensSession: false }],
  ['POST', /^session\/2FA\/Token\/[^/]+\/Code$/, { state: 'sending-code', opensSession: false }],
  ['POST', /^session\/2FA\/VerifyAuthCode$/, { state: 'verifying-code', opensSession: true }],
  ['POST', /^session\/changePassword$/, { state: 'changing-password', opensSession: false }],
];

/** Recognises the calls of a login by their addresses. */
export function makeCallReader(
  configuration: Configuration,
): (method: string, url: string) => WaitedFor | null {
  const { origin } = configuration;
  const base = new URL(`${apiBaseOf(configuration).replace(/\/$/, '')}/`, `${origin}/`);
  return (method, url) => {
    const asked = new URL(url);
    if (asked.origin !== base.origin || !asked.pathname.startsWith(base.pathname)) return null;
    const path = asked.pathname.slice(base.pathname.length);
    const found = CALLS.find(([verb, pattern]) => verb === method && pattern.test(path));
    return found?.[2] ?? null;
  };
}
