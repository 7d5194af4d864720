import type { Flag } from '../flags/flag.ts';
import { LOGIN_FLAGS } from '../flags/login-flags.ts';

const FLAGS: readonly (readonly [string, Flag])[] = Object.entries<Flag>(LOGIN_FLAGS);

/** The flag and those that exclude it. If a command line has one, what a profile says of the others is set aside. */
export function alternativesOf(name: string): readonly string[] {
  const word = FLAGS.find(([each]) => each === name)?.[1].oneOf;
  return word === undefined ? [name] : FLAGS.flatMap(([each, { oneOf }]) => (oneOf === word ? [each] : []));
}

/** Whether a flag says something about a site, and nothing about the built-in sandbox. */
export const isOfSite = (name: string): boolean =>
  FLAGS.some(([each, { inProfile }]) => each === name && inProfile === 'of-site');

/** Whether the value of a flag is a path, which is relative to the file that has it. */
export const isPath = (name: string): boolean =>
  FLAGS.some(([each, { value }]) => each === name && value === 'FILE');
