import { ok } from 'neverthrow';
import type { ApiCall } from '../api-call.ts';
import { readTexts } from '../call-request.ts';

function makeValidate(field: 'isAuthenticated' | 'IsAuthenticated'): ApiCall {
  return {
    name: 'validate',
    who: (request, world) => world.people.named(request.anywhere('username')),
    admit: (request, world) =>
      readTexts(request, ['session', 'userName']).map(({ session, userName }) => {
        const entry = world.sessions.authenticate(userName, session);
        // An invalid session is an answer of this call, not a refusal.
        const person = entry?.person ?? world.nobody;
        return { person, act: () => ok({ [field]: entry !== undefined }) };
      }),
  };
}

/** `POST /v2/Session/validate`: whether a session is live. */
export const validate = makeValidate('isAuthenticated');

/** `POST /session/validate`: the same in the first version. */
export const validateV1 = makeValidate('IsAuthenticated');
