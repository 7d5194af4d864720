import { err, ok, type Result } from 'neverthrow';
import type { Refusal } from '../../http/refusals.ts';
import { type Contact, contactsOf, type Person } from '../../people/person.ts';
import type { World } from '../../world/world.ts';
import type { ApiCall } from '../api-call.ts';
import { readTexts } from '../call-request.ts';
import { FIRST_CONTACT_ID } from './log-on.ts';

function chosenContact(person: Person, id: unknown): Result<Contact, Refusal> {
  if (id === undefined || id === null || id === '') return err('missing-parameter');
  if (typeof id !== 'number' && typeof id !== 'string') return err('wrong-parameter-type');
  const contact = /^\d+$/.test(String(id)) ? contactsOf(person)[Number(id) - FIRST_CONTACT_ID] : undefined;
  return contact === undefined ? err('wrong-contact') : ok(contact);
}

function deliver(world: World, token: string, person: Person, { kind, to }: Contact): object {
  const at = new Date(world.clock.now()).toISOString();
  world.inbox.deliver({ to, kind, code: world.twoFactor.newCode(token), at, username: person.username });
  return {};
}

/** `POST /session/2FA/Token/{token}/Code`: sends a new code and voids the code before. */
export const sendCode: ApiCall = {
  name: 'send-code',
  who: ({ token }, world) => world.twoFactor.personOf(token),
  admit: (request, world) => {
    const { fields, token } = request;
    const person = world.twoFactor.personOf(token);
    if (fields === undefined) return err('invalid-json');
    if (person === undefined) return err('expired-token');
    if (world.twoFactor.isSuspended(person)) return err('suspended');
    return readTexts(request, ['2FAToken']).andThen((read) => {
      if (read['2FAToken'] !== token) return err('wrong-token' as const);
      const contact = () => chosenContact(person, fields.get('contactid'));
      return ok({ person, act: () => contact().map((to) => deliver(world, token, person, to)) });
    });
  },
};
