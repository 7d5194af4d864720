import { err, ok, type Result } from 'neverthrow';
import { appKey } from '../brands/brand-configuration.ts';
import type { Refusal } from '../http/wire.ts';
import { contactsOf, type Person, userTypeOf } from '../people/person.ts';
import type { World } from '../world/world.ts';
import type { ApiCall } from './api-call.ts';
import type { CallRequest } from './call-request.ts';

/** Where the ids of contacts start; the categories are ours (docs/unknowns.md). */
export const firstContactId = 501;
const categories = { email: 1, sms: 2 } as const;

const shortened = (to: string): string =>
  to.includes('@')
    ? `${to.slice(0, 2)}•••${to.slice(to.indexOf('@'))}`
    : `••• ••• ${to.replaceAll(/\D/g, '').slice(-4)}`;

const methodsOf = (person: Person): object[] =>
  contactsOf(person).map(({ kind, to }, index) => ({
    contactId: firstContactId + index,
    contactCategoryId: categories[kind],
    value: shortened(to),
  }));

interface LogOn {
  readonly userName: string;
  readonly password: string;
}

const readLogOn = ({ fields }: CallRequest): Result<LogOn, Refusal> => {
  if (fields === undefined) return err('invalid-json');
  const [userName, password, key] = ['username', 'password', 'appkey'].map((name) => fields.get(name) ?? '');
  if (typeof userName !== 'string' || typeof password !== 'string' || typeof key !== 'string') {
    return err('wrong-parameter-type');
  }
  if (userName === '' || password === '' || key === '') return err('missing-parameter');
  return key === appKey ? ok({ userName, password }) : err('invalid-app-key');
};

/** The person, when name and password are right and nothing bars the account; a wrong password is counted. */
const authenticate = ({ userName, password }: LogOn, world: World): Result<Person, Refusal> => {
  const person = world.people.named(userName);
  // Compared for an unknown name too, so that it takes the same path as a known one.
  const right = world.passwords.matches(person ?? world.nobody, password);
  if (person === undefined) return err('bad-credentials');
  if (!right) world.lockout.wrongPassword(person);
  if (!right) return err('bad-credentials');
  if (world.lockout.isLocked(person)) return err('locked');
  world.lockout.rightPassword(person);
  if (person.state === 'deactivated') return err('deactivated');
  return world.twoFactor.isSuspended(person) ? err('suspended') : ok(person);
};

const answerFor = (person: Person, world: World): object => {
  const changeRequired = world.passwords.mustChange(person);
  const asksForCode = person.twoFactor ?? false;
  return {
    session: asksForCode ? null : world.sessions.open(person, changeRequired),
    passwordChangeRequired: changeRequired,
    allowedAccountOperator: false,
    statusCode: 0,
    additionalInfo: null,
    is2FAEnabled: asksForCode,
    twoFAToken: asksForCode ? world.twoFactor.issue(person) : null,
    additional2FAMethods: asksForCode ? methodsOf(person) : [],
    userType: userTypeOf(person),
  };
};

/** `POST /v2/Session`: log on, with a session or a two-factor token for an answer. */
export const logOn: ApiCall = {
  name: 'session',
  who: (request, world) => world.people.named(request.text('username')),
  admit: (request, world) =>
    readLogOn(request)
      .andThen((read) => authenticate(read, world))
      .map((person) => ({ person, act: () => ok(answerFor(person, world)) })),
};
