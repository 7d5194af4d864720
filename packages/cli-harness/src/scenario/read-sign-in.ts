import { PLATFORM_TYPES } from '@gatehouse-login/core';
import { meant } from './mistake.ts';
import { child, type FileNode, placeOf } from './node.ts';
import { readAs } from './read-as.schema.ts';
import { PERSON_SCHEMA, SIGN_IN_SCHEMA } from './scenario-file.schema.ts';
import { codesOf, secretIn } from './secret-value.ts';
import type { Sentence, Word } from './sentence.ts';
import type { Action, ScenarioPerson } from './step.ts';

type SignIn = Extract<Action, { do: 'sign-in' }>;

/** Reads `sign in as NAME [with a wrong password] [on PLATFORM] [and be remembered]`, or the same as a map. */
export const readSignIn = (sentence: Sentence): SignIn | null =>
  sentence.value === null ? fromWords(sentence) : fromMap(sentence, sentence.value);

function fromWords({ words, mistakes }: Sentence): SignIn | null {
  const [who, ...more] = words;
  if (who === undefined) return null;
  let found: SignIn = { ...NOBODY, who: who.text, whoPlace: who.place };
  for (let rest = more; rest.length > 0; ) {
    const taken = takeEnding(rest);
    if (taken === null) {
      const place = { ...who.place, start: rest[0]?.place.start ?? 0, end: rest.at(-1)?.place.end ?? 0 };
      const text = rest.map((word) => word.text).join(' ');
      mistakes.add(place, `"${text}" does not belong here.${hintFor(text)}`);
      return null;
    }
    if ('mistake' in taken) {
      mistakes.add(taken.place, taken.mistake);
      return null;
    }
    found = { ...found, ...taken.change };
    rest = rest.slice(taken.length);
  }
  return found;
}

const NOBODY = { do: 'sign-in', password: null, platform: null, rememberMe: false } as const;
const ENDINGS = ['with a wrong password', 'and be remembered', 'on webtrader'];

const hintFor = (text: string): string =>
  meant(text, ENDINGS) || ` After the name may come: ${ENDINGS.join(', ')}.`;

type Taken =
  | { readonly change: Partial<SignIn>; readonly length: number }
  | { readonly mistake: string; readonly place: Word['place'] };

function takeEnding(words: readonly Word[]): Taken | null {
  const begins = (text: string): boolean =>
    words
      .slice(0, text.split(' ').length)
      .map((word) => word.text.toLowerCase())
      .join(' ') === text;
  if (begins('with a wrong password')) return { change: { password: 'wrong' }, length: 4 };
  if (begins('and be remembered')) return { change: { rememberMe: true }, length: 3 };
  const [on, platform] = words;
  if (on?.text !== 'on' || platform === undefined) return null;
  const known = PLATFORM_TYPES.find((each) => each === platform.text);
  if (known !== undefined) return { change: { platform: known }, length: 2 };
  const mistake = `There is no platform "${platform.text}".${meant(platform.text, PLATFORM_TYPES)}`;
  return { mistake, place: platform.place };
}

function fromMap({ place, mistakes }: Sentence, node: FileNode): SignIn | null {
  const before = mistakes.count();
  const read = readAs(SIGN_IN_SCHEMA, node, '"sign in as"') ?? {};
  const options = {
    do: 'sign-in',
    password: read.password === 'wrong' ? 'wrong' : secretIn(read.password, node, 'password'),
    platform: read.platform ?? null,
    rememberMe: read['remember me'] === 'true',
  } as const;
  if (read.person !== undefined)
    return { ...options, who: read.person, whoPlace: placeOf(child(node, 'person')) };
  const who = nameOf(read);
  const problem = problemOf(who);
  if (problem === null) return { ...options, who, whoPlace: placeOf(node) };
  if (mistakes.count() === before) mistakes.add(place, problem);
  return null;
}

/** Reads a person of a file. */
export function readPerson(name: string, node: FileNode): ScenarioPerson | null {
  const { mistakes, variables } = node.reading;
  const before = mistakes.count();
  const read = readAs(PERSON_SCHEMA, node, `The person "${name}"`) ?? {};
  const password = secretIn(read.password, node, 'password');
  const codes = codesOf(read.codes, variables);
  const problem = problemOf(nameOf(read));
  if (problem === null)
    return {
      ...nameOf(read),
      ...(password === null ? {} : { password }),
      ...(codes === null ? {} : { codes }),
    };
  if (mistakes.count() === before) mistakes.add(placeOf(node), problem);
  return null;
}

interface Names {
  readonly user?: string | undefined;
  readonly 'country code'?: string | undefined;
  readonly phone?: string | undefined;
}

const nameOf = ({ user, phone, ...more }: Names): ScenarioPerson => ({
  ...(user === undefined ? {} : { user }),
  ...(more['country code'] === undefined ? {} : { countryCode: more['country code'] }),
  ...(phone === undefined ? {} : { phone }),
});

/** What is missing to sign in as a person. */
function problemOf({ user, countryCode, phone }: ScenarioPerson): string | null {
  if (user !== undefined && (phone !== undefined || countryCode !== undefined))
    return 'A person signs in by user name or by phone, not by both.';
  if (user !== undefined) return null;
  if (phone === undefined) return 'A person needs a user, or a country code and a phone.';
  return countryCode === undefined ? 'A phone needs a country code beside it.' : null;
}
