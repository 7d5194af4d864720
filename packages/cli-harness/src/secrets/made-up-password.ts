import { randomInt } from 'node:crypto';
import { checkPassword, PASSWORD_POLICY } from '@gatehouse-login/core';

const PRINTABLE = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at));

/** Makes up a password that the policy accepts: as long as it may be, of ASCII characters without a blank. */
export function makeUpPassword(random: (below: number) => number = randomInt): string {
  // Drawing again until every class occurs keeps all acceptable passwords equally likely.
  for (;;) {
    const password = Array.from(
      { length: PASSWORD_POLICY.maximum },
      () => PRINTABLE[random(PRINTABLE.length)],
    ).join('');
    if (checkPassword(password).formatOk) return password;
  }
}
