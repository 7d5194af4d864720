import { err, ok, type Result } from 'neverthrow';
import type { Refusal } from '../../http/refusals.ts';
import type { Person } from '../../people/person.ts';
import type { World } from '../../world/world.ts';
import { makeSessionCall } from '../api-call.ts';
import { readTexts } from '../call-request.ts';

/** Takes the new password when the old one is right. Counts a wrong one. */
function change(person: Person, old: string, fresh: string, world: World): Result<object, Refusal> {
  if (world.lockout.isLocked(person)) return err('locked');
  if (!world.passwords.matches(person, old)) {
    world.lockout.wrongPassword(person);
    return err('bad-credentials');
  }
  return world.passwords.change(person, fresh).map(() => ({ IsPasswordChanged: true }));
}

/** `POST /session/changePassword`. The session stays open. */
export const changePassword = makeSessionCall('change-password', ({ person }, request, world) =>
  readTexts(request, ['userName', 'password', 'newPassword'])
    .andThen((read) => (world.people.named(read.userName) === person ? ok(read) : err('wrong-user' as const)))
    .andThen(({ password, newPassword }) => change(person, password, newPassword, world)),
);
