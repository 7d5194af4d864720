import { err, ok, type Result } from 'neverthrow';
import type { Refusal } from '../http/wire.ts';
import type { SessionEntry } from '../world/sessions.ts';
import type { World } from '../world/world.ts';
import { type ApiCall, makeSessionCall } from './api-call.ts';
import type { CallRequest } from './call-request.ts';

const makeValidate = (name: 'isAuthenticated' | 'IsAuthenticated'): ApiCall => ({
  name: 'validate',
  who: (request, world) => world.people.named(request.anywhere('username')),
  admit: (request, world) => {
    if (request.fields === undefined) return err('invalid-json');
    const session = request.text('session');
    const userName = request.text('username');
    if (session === '' || userName === '') return err('missing-parameter');
    const entry = world.sessions.authenticate(userName, session);
    // A session that is not valid is an answer here, not a refusal.
    const person = entry?.person ?? world.nobody;
    return ok({ person, act: () => ok({ [name]: entry !== undefined }) });
  },
});

/** `POST /v2/Session/validate`. */
export const validate = makeValidate('isAuthenticated');
/** `POST /session/validate`, the first version. */
export const validateV1 = makeValidate('IsAuthenticated');

/** `POST /session/deleteSession`: log off. */
export const logOff = makeSessionCall('log-off', (_, request, world) => {
  world.sessions.close(request.anywhere('session'));
  return ok({ LoggedOut: true });
});

/** Judges the old password, counting a wrong one, and takes the new one. */
const change = ({ person }: SessionEntry, request: CallRequest, world: World): Result<object, Refusal> => {
  const { fields } = request;
  if (fields === undefined) return err('invalid-json');
  const [name, old, fresh] = ['username', 'password', 'newpassword'].map((field) => fields.get(field) ?? '');
  if (typeof name !== 'string' || typeof old !== 'string' || typeof fresh !== 'string') {
    return err('wrong-parameter-type');
  }
  if (name === '' || old === '' || fresh === '') return err('missing-parameter');
  if (world.people.named(name) !== person) return err('wrong-user');
  if (world.lockout.isLocked(person)) return err('locked');
  if (!world.passwords.matches(person, old)) {
    world.lockout.wrongPassword(person);
    return err('bad-credentials');
  }
  const refusal = world.passwords.change(person, fresh);
  return refusal === undefined ? ok({ IsPasswordChanged: true }) : err(refusal);
};

/** `POST /session/changePassword`; the session stays as it is. */
export const changePassword = makeSessionCall('change-password', change);
