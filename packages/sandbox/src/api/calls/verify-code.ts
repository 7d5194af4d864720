import { err, ok } from 'neverthrow';
import { type Person, userTypeOf } from '../../people/person.ts';
import type { World } from '../../world/world.ts';
import type { ApiCall } from '../api-call.ts';
import { readTexts } from '../call-request.ts';

/** The answer of the first version, as public captures show it. */
function answerFor(person: Person, world: World): object {
  const changeRequired = world.passwords.mustChange(person);
  return {
    Session: world.sessions.open(person, changeRequired),
    PasswordChangeRequired: changeRequired,
    AllowedAccountOperator: false,
    StatusCode: 1,
    AdditionalInfo: null,
    Is2FAEnabled: true,
    TwoFAToken: null,
    Additional2FAMethods: null,
    UserType: userTypeOf(person),
  };
}

/** `POST /session/2FA/VerifyAuthCode`: a session for the right code. */
export const verifyCode: ApiCall = {
  name: 'verify-code',
  who: (request, world) => world.twoFactor.personOf(request.text('token')),
  admit: (request, world) =>
    readTexts(request, ['token', 'code']).andThen(({ token, code }) => {
      const person = world.twoFactor.personOf(token);
      if (person === undefined) return err('expired-token' as const);
      return ok({
        person,
        act: () => world.twoFactor.verify(token, code).map((verified) => answerFor(verified, world)),
      });
    }),
};
