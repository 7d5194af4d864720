import { err, ok, type Result } from 'neverthrow';
import { APP_KEY } from '../../brands/brand-configuration.ts';
import type { Refusal } from '../../http/refusals.ts';
import { contactsOf, type Person, userTypeOf } from '../../people/person.ts';
import type { World } from '../../world/world.ts';
import type { ApiCall } from '../api-call.ts';
import { readTexts } from '../call-request.ts';

/** The id of a person's first contact; the others follow it. */
export const FIRST_CONTACT_ID = 501;

// The specification shows no categories; these are our own (functional spec).
const CATEGORIES = { email: 1, sms: 2 } as const;

function shortened(to: string): string {
  return to.includes('@')
    ? `${to.slice(0, 2)}•••${to.slice(to.indexOf('@'))}`
    : `••• ••• ${to.replaceAll(/\D/g, '').slice(-4)}`;
}

function methodsOf(person: Person): object[] {
  return contactsOf(person).map(({ kind, to }, index) => ({
    contactId: FIRST_CONTACT_ID + index,
    contactCategoryId: CATEGORIES[kind],
    value: shortened(to),
  }));
}

/** The person, when name and password are right and nothing bars the account. Counts a wrong password. */
function authenticate(userName: string, password: string, world: World): Result<Person, Refusal> {
  const person = world.people.named(userName);
  // Compared for an unknown name as well, so that both refusals take the same time.
  const isRight = world.passwords.matches(person ?? world.nobody, password);
  if (person === undefined) return err('bad-credentials');
  if (!isRight) world.lockout.wrongPassword(person);
  if (!isRight) return err('bad-credentials');
  if (world.lockout.isLocked(person)) return err('locked');
  world.lockout.rightPassword(person);
  if (person.state === 'deactivated') return err('deactivated');
  return world.twoFactor.isSuspended(person) ? err('suspended') : ok(person);
}

function answerFor(person: Person, world: World): object {
  const changeRequired = world.passwords.mustChange(person);
  const asksForCode = person.twoFactor ?? false;
  return {
    session: asksForCode ? null : world.sessions.open(person, changeRequired),
    // The answer to the code asks for the change: without a session, nothing can be changed.
    passwordChangeRequired: changeRequired && !asksForCode,
    allowedAccountOperator: false,
    statusCode: 0,
    additionalInfo: null,
    is2FAEnabled: asksForCode,
    twoFAToken: asksForCode ? world.twoFactor.issue(person) : null,
    additional2FAMethods: asksForCode ? methodsOf(person) : [],
    userType: userTypeOf(person),
  };
}

/** `POST /v2/Session`: log on. The answer has a session or a two-factor token. */
export const logOn: ApiCall = {
  name: 'session',
  who: (request, world) => world.people.named(request.text('username')),
  admit: (request, world) =>
    readTexts(request, ['userName', 'password', 'appKey'])
      .andThen((read) => (read.appKey === APP_KEY ? ok(read) : err('invalid-app-key' as const)))
      .andThen(({ userName, password }) => authenticate(userName, password, world))
      .map((person) => ({ person, act: () => ok(answerFor(person, world)) })),
};
