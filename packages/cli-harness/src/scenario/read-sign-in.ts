import { PLATFORM_TYPES, type PlatformType } from '@gatehouse-login/core';
import { type Mistakes, meant } from './mistake.ts';
import { PHRASES } from './phrases.ts';
import { readMap, readText, readTruth, readWord } from './read-node.ts';
import { readSecret, type SecretValue } from './secret-value.ts';
import type { Sentence, Word } from './sentence.ts';
import type { Action, ScenarioPerson } from './step.ts';

type SignIn = Extract<Action, { do: 'sign-in' }>;

/** Reads `sign in as NAME [with a wrong password] [on PLATFORM] [and be remembered]`, or the same as a map. */
export function readSignIn(sentence: Sentence, mistakes: Mistakes): SignIn | null {
  return sentence.value === null ? fromWords(sentence, mistakes) : fromMap(sentence, mistakes);
}

function fromWords({ words }: Sentence, mistakes: Mistakes): SignIn | null {
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

function fromMap({ value, place }: Sentence, mistakes: Mistakes): SignIn | null {
  if (value === null) return null;
  const before = mistakes.count();
  const read = readMap(value, PHRASES['sign in as'].fields, '"sign in as"', mistakes);
  const named = readText(read.person, mistakes);
  const password = readPassword(read.password, mistakes);
  const platform: PlatformType | undefined = readWord(read.platform, PLATFORM_TYPES, mistakes);
  const rememberMe = readTruth(read['remember me'], mistakes);
  const options = { password: password ?? null, platform: platform ?? null, rememberMe };
  if (named !== undefined) return { do: 'sign-in', who: named.text, whoPlace: named.place, ...options };
  const person: ScenarioPerson = {
    ...withText('user', readText(read.user, mistakes)?.text),
    ...withText('countryCode', readText(read['country code'], mistakes)?.text),
    ...withText('phone', readText(read.phone, mistakes)?.text),
  };
  const problem = problemOf(person);
  if (problem !== null) {
    if (mistakes.count() === before) mistakes.add(place, problem);
    return null;
  }
  return { do: 'sign-in', who: person, whoPlace: value.place, ...options };
}

type Passwords = Parameters<typeof readSecret>[0];

function readPassword(entry: Passwords, mistakes: Mistakes): SecretValue | 'wrong' | undefined {
  if (entry?.value.kind === 'text' && entry.value.text === 'wrong') return 'wrong';
  return readSecret(entry, mistakes);
}

/** What is missing to sign in as a person. */
export function problemOf({ user, countryCode, phone }: ScenarioPerson): string | null {
  if (user !== undefined && (phone !== undefined || countryCode !== undefined))
    return 'A person signs in by user name or by phone, not by both.';
  if (user !== undefined) return null;
  if (phone === undefined) return 'A person needs a user, or a country code and a phone.';
  return countryCode === undefined ? 'A phone needs a country code beside it.' : null;
}

const withText = <Name extends string>(name: Name, text: string | undefined) =>
  (text === undefined ? {} : { [name]: text }) as { readonly [Key in Name]?: string };
