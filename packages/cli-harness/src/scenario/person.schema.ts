import { cleanPhone, PLATFORM_TYPES, phoneUsername } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { CodeSource } from '../secrets/secret-source.ts';
import { meant } from './mistake.ts';
import { field, forEditors, mapBy, readText, readWith, STRING, TEXT } from './read-as.schema.ts';
import type { Do, SecretValue, Visitor } from './step.ts';
import { isText, type Word } from './value.ts';

export const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
export const VARIABLE = { type: 'string', pattern: '\\$\\{' };
const DIGITS = { type: ['string', 'number'] };

export const text = (description: string) => field(STRING, description);
const digits = (description: string) => field(STRING, description, DIGITS);
const wordOf = <const Word extends string>(words: readonly Word[]) =>
  readWith(TEXT, ({ text }) => {
    const found = words.find((word) => word === text);
    return found === undefined ? err(`There is no {key} "${text}".${meant(text, words)}`) : ok(found);
  });
export const oneWord = <const Word extends string>(words: readonly Word[], description: string) =>
  field(wordOf(words), description, { anyOf: [{ enum: words }, VARIABLE] });
const ENVIRONMENT = readText(({ text: name }) => ({ kind: 'environment', name }) as const);
const COMMAND = readText(({ text: line, variables }) => ({ kind: 'command', line, variables }) as const);
const SOURCES = {
  env: field(ENVIRONMENT, 'The environment variable that holds it.'),
  file: field(
    readText(({ text: path }) => ({ kind: 'file', path }) as const),
    'The file that holds it and nothing else.',
  ),
  command: field(COMMAND, 'The shell command that prints it. Variables are in its environment.'),
};
const CODE_SOURCES = {
  env: SOURCES.env,
  command: field(COMMAND, 'The shell command that prints the code. Variables are in its environment.'),
  url: field(
    readText(({ text: url }) => ({ kind: 'url', url }) as const),
    'An address that is read until it answers with a new code.',
  ),
};

/** The only one that is given. */
function onlyOf<Source>(
  given: Readonly<Record<string, Source | undefined>>,
  message: string,
): Result<Source, string> {
  const [first, ...more] = Object.values(given).filter((each) => each !== undefined);
  return first === undefined || more.length > 0 ? err(message) : ok(first);
}
const ONE = { minProperties: 1, maxProperties: 1 };

const ONE_SOURCE = '{name} comes from one of env, file and command, as in { env: NAME }.';

/** What says that a new password is made up. */
export const MADE_UP_WORDS = ['a new one', 'new'];

/** What a text says of a secret. Some words let it be made up. */
export const secretIn = ({ text, place }: Word, madeUp: readonly string[]): SecretValue =>
  madeUp.includes(text)
    ? { kind: 'made-up' }
    : { kind: 'text', text, ...(place.isSecret === true ? {} : { place }) };

const secretOr = (...madeUp: readonly string[]) =>
  z.union([
    forEditors(
      readText((text) => secretIn(text, madeUp)),
      { as: { type: 'string' } },
    ),
    readWith(mapBy(forEditors(z.strictObject(SOURCES), ONE)), (given) =>
      onlyOf<SecretValue>(given, ONE_SOURCE),
    ),
  ]);

/** Where a secret comes from. */
export const SECRET_SCHEMA = secretOr();

const secret = (description: string, ...madeUp: readonly string[]) =>
  field(secretOr(...madeUp), description, ref('secret'));

const ANY_CODES = 'Codes come from "inbox", or from { env: … }, { command: … } or { url: … }.';

export const CODES_SCHEMA = z.union([
  forEditors(
    readWith(
      TEXT,
      ({ text }): Result<CodeSource, string> => (text === 'inbox' ? ok({ kind: 'inbox' }) : err(ANY_CODES)),
    ),
    { as: { type: 'string', const: 'inbox' } },
  ),
  readWith(mapBy(forEditors(z.strictObject(CODE_SOURCES), ONE), ANY_CODES), (given) =>
    onlyOf<CodeSource>(given, 'Codes come from one of env, command and url.'),
  ),
]);
export const codes = (description: string) => field(CODES_SCHEMA, description, ref('codes'));

const VARIABLE_SOURCES = z.strictObject({
  ...SOURCES,
  default: text('With env: the text if the variable is not set.'),
});

/** What a variable may be, for editors: a text, or where it comes from. */
export const VARIABLE_OR_SOURCE = z.union([
  forEditors(z.custom(isText), { description: 'A text.', as: { type: ['string', 'number', 'boolean'] } }),
  VARIABLE_SOURCES,
]);

/** Where a variable comes from, and its text if that is not set. */
export const VARIABLE_SCHEMA = readWith(VARIABLE_SOURCES, ({ default: otherwise, ...given }) =>
  onlyOf<SecretValue>(given, '{name} needs one of env, file and command.').map((source) => ({
    source,
    otherwise,
  })),
);

const WHO = {
  'country code': digits('With `phone`: the country code, such as 86.'),
  phone: digits('The phone number, instead of a user name.'),
};

interface Names {
  readonly user?: string | undefined;
  readonly 'country code'?: string | undefined;
  readonly phone?: string | undefined;
}

/** Who signs in; an error if something is missing for that. */
function whoIn({
  user,
  phone,
  'country code': code,
}: Names): Result<Pick<Visitor, 'who' | 'username'>, string> {
  if (user !== undefined)
    return phone === undefined && code === undefined
      ? ok({ who: { by: 'username', username: user }, username: user.trim() })
      : err('A person signs in by user name or by phone, not by both.');
  if (phone === undefined) return err('A person needs a user, or a country code and a phone.');
  if (code === undefined) return err('A phone needs a country code beside it.');
  const prefix = cleanPhone(code).replace(/^\+/, '');
  const number = cleanPhone(phone);
  return ok({ who: { by: 'phone', prefix, number }, username: phoneUsername(prefix, number) });
}

const PERSON = z.strictObject({
  user: digits('The user name.'),
  ...WHO,
  password: secret('Where the password comes from.'),
  codes: codes('Where the codes of this person come from.'),
});

/** Somebody who can sign in. */
export const PERSON_SCHEMA = readWith(PERSON, ({ password = null, codes = null, ...names }) =>
  whoIn(names).map((who): Visitor => ({ ...who, password, codes })),
);

const SIGN_IN = z.strictObject({
  person: field(TEXT, "One of the file's people, or of the sandbox's."),
  user: digits('The user name, if the person has no name in the file.'),
  ...WHO,
  phone: digits('A phone number to sign in with.'),
  password: secret('The password, if it is not that of the person.', 'wrong'),
  platform: oneWord(PLATFORM_TYPES, 'The platform to choose.'),
  'remember me': field(wordOf(['true', 'false']), 'Ticks the box.', { type: 'boolean' }),
});

/** The map of `sign in as`. */
export const SIGN_IN_SCHEMA = readWith(
  SIGN_IN,
  ({
    person,
    password = null,
    platform = null,
    'remember me': remember,
    ...names
  }): Result<Do<'sign-in'>, string> => {
    const options = { do: 'sign-in', password, platform, rememberMe: remember === 'true' } as const;
    if (person !== undefined) return ok({ ...options, who: person });
    return whoIn(names).map((who) => ({ ...options, who: { ...who, password: null, codes: null } }));
  },
);

const CHANGE = z.strictObject({
  ...SOURCES,
  new: secret('The new password.', ...MADE_UP_WORDS),
  again: secret('What is entered the second time, if it differs.'),
  old: secret('The old password, if it is not that of the sign-in.'),
});

/** The map of `change password to`: a source, or the fields of the form. */
export const CHANGE_SCHEMA = readWith(CHANGE, ({ again = null, old = null, ...given }) =>
  onlyOf<SecretValue>(given, 'The new password is missing: new: a new one, or new: { env: NAME }.').map(
    (to): Do<'change-password'> => ({ do: 'change-password', to, again, old }),
  ),
);
