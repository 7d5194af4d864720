import { err, ok, type Result } from 'neverthrow';
import type { Refusal } from '../http/wire.ts';
import { type Contact, contactsOf, type Person, userTypeOf } from '../people/person.ts';
import type { World } from '../world/world.ts';
import type { ApiCall } from './api-call.ts';
import type { CallRequest } from './call-request.ts';
import { firstContactId } from './log-on.ts';

const chosenContact = (person: Person, id: unknown): Result<Contact, Refusal> => {
  if (id === undefined || id === null || id === '') return err('missing-parameter');
  if (typeof id !== 'number' && typeof id !== 'string') return err('wrong-parameter-type');
  const contact = /^\d+$/.test(String(id)) ? contactsOf(person)[Number(id) - firstContactId] : undefined;
  return contact === undefined ? err('wrong-contact') : ok(contact);
};

const deliver = (world: World, token: string, person: Person, { kind, to }: Contact): object => {
  const at = new Date(world.clock.now()).toISOString();
  world.inbox.deliver({ to, kind, code: world.twoFactor.newCode(token), at, username: person.username });
  return {};
};

/** `POST /session/2FA/Token/{token}/Code`: sends a new code, which voids the one before. */
export const sendCode: ApiCall = {
  name: 'send-code',
  who: ({ token }, world) => world.twoFactor.personOf(token),
  admit: (request, world) => {
    const { fields, token } = request;
    const person = world.twoFactor.personOf(token);
    if (fields === undefined) return err('invalid-json');
    if (person === undefined) return err('expired-token');
    if (world.twoFactor.isSuspended(person)) return err('suspended');
    const repeated = fields.get('2fatoken') ?? '';
    if (typeof repeated !== 'string') return err('wrong-parameter-type');
    if (repeated === '') return err('missing-parameter');
    if (repeated !== token) return err('wrong-token');
    return ok({
      person,
      act: () =>
        chosenContact(person, fields.get('contactid')).map((contact) =>
          deliver(world, token, person, contact),
        ),
    });
  },
};

const readVerification = ({ fields }: CallRequest): Result<{ token: string; code: string }, Refusal> => {
  if (fields === undefined) return err('invalid-json');
  const [token, code] = ['token', 'code'].map((name) => fields.get(name) ?? '');
  if (typeof token !== 'string' || typeof code !== 'string') return err('wrong-parameter-type');
  return token === '' || code === '' ? err('missing-parameter') : ok({ token, code });
};

/** The answer of the first version, by public captures. */
const verified = (person: Person, world: World): object => {
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
};

const verdicts = { wrong: 'wrong-code', suspended: 'suspended' } as const;

/** `POST /session/2FA/VerifyAuthCode`: a session for the right code. */
export const verifyCode: ApiCall = {
  name: 'verify-code',
  who: (request, world) => world.twoFactor.personOf(request.text('token')),
  admit: (request, world) =>
    readVerification(request).andThen(({ token, code }) => {
      const person = world.twoFactor.personOf(token);
      if (person === undefined) return err('expired-token' as const);
      return ok({
        person,
        act: () => {
          const verdict = world.twoFactor.verify(token, code);
          return verdict === 'right' ? ok(verified(person, world)) : err(verdicts[verdict]);
        },
      });
    }),
};
