import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { sameText } from '../anti-forgery.ts';
import { personNamed } from '../people.ts';
import type { Person } from '../person.ts';
import type { ServerEnv, SiteContext } from '../site-context.ts';
import { answer, refuse } from '../wire.ts';
import type { World } from '../world.ts';
import { playHabit } from './habit.ts';
import { fieldsOf, readSessionRequest } from './session-request.ts';
import { faultFor } from './with-fault.ts';

/** The only user type that public captures show; the site passes it on unread (spec 6). */
export const userType = 1;

/** Compared when nobody has the name, so that an unknown name takes the same path as a known one. */
const nobodysPassword = randomUUID();

const contactsOf = (person: Person): object[] => [
  {
    contactId: 501,
    contactCategoryId: 1,
    value: `${person.username.slice(0, 2).toLowerCase()}•••@client.example`,
  },
  { contactId: 502, contactCategoryId: 2, value: '••• ••• 4821' },
];

const success = (world: World, person: Person): object => ({
  session: person.twoFactor ? null : world.sessions.open(person),
  passwordChangeRequired: person.passwordChangeRequired ?? false,
  allowedAccountOperator: false,
  statusCode: 0,
  additionalInfo: null,
  is2FAEnabled: person.twoFactor ?? false,
  twoFAToken: person.twoFactor ? world.tokens.issue(person) : null,
  additional2FAMethods: person.twoFactor ? contactsOf(person) : [],
  userType,
});

const askedFor = (body: string): Person | undefined => {
  const name = fieldsOf(body)?.get('username');
  return typeof name === 'string' ? personNamed(name) : undefined;
};

/** The person, when name and password are right and the account isn't locked; a wrong password is counted. */
const authenticate = (world: World, userName: string, password: string): Person | undefined => {
  const person = personNamed(userName);
  const right = sameText(password, person?.password ?? nobodysPassword);
  if (person === undefined) return undefined;
  if (!right) world.lockout.wrongPassword(person);
  if (!right || world.lockout.isLocked(person)) return undefined;
  world.lockout.rightPassword(person);
  return person;
};

/** `POST /v2/Session`: log on. Answers in camel case with the wire's own spelling of the 2FA fields. */
export const postSession =
  (site: SiteContext) =>
  async (c: Context<ServerEnv>): Promise<Response> => {
    const body = await c.req.text();
    const fault = faultFor(c, site, 'session', askedFor(body)?.id, () => ({}));
    if (fault !== undefined) return fault;
    const request = readSessionRequest(body);
    if (request.isErr()) return refuse(c, request.error);
    const person = authenticate(site.world, request.value.userName, request.value.password);
    if (person === undefined) return refuse(c, 'bad-credentials');
    const habit = await playHabit(c, site.world, 'session', person.session);
    return habit ?? answer(c, success(site.world, person));
  };
