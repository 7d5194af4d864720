import { CODES_FIELDS, PERSON_FIELDS } from './fields.ts';
import type { Mistakes } from './mistake.ts';
import type { Entry, FileNode } from './node.ts';
import { readMap, readText } from './read-node.ts';
import { problemOf } from './read-sign-in.ts';
import { readSecret } from './secret-value.ts';
import type { CodeHook, ScenarioPerson } from './step.ts';

/** Reads a person of a file. */
export function readPerson(name: string, node: FileNode, mistakes: Mistakes): ScenarioPerson | null {
  const before = mistakes.count();
  const read = readMap(node, PERSON_FIELDS, `The person "${name}"`, mistakes);
  const user = readText(read.user, mistakes)?.text;
  const countryCode = readText(read['country code'], mistakes)?.text;
  const phone = readText(read.phone, mistakes)?.text;
  const password = readSecret(read.password, mistakes);
  const codes = readCodes(read.codes, mistakes);
  const person: ScenarioPerson = {
    ...(user === undefined ? {} : { user }),
    ...(countryCode === undefined ? {} : { countryCode }),
    ...(phone === undefined ? {} : { phone }),
    ...(password === undefined ? {} : { password }),
    ...(codes === null ? {} : { codes }),
  };
  const problem = problemOf(person);
  if (problem === null) return person;
  if (mistakes.count() === before) mistakes.add(node.place, problem);
  return null;
}

/** Reads where codes come from. */
export function readCodes(entry: Entry | undefined, mistakes: Mistakes): CodeHook | null {
  if (entry === undefined) return null;
  const { value } = entry;
  if (value.kind === 'text') {
    if (value.text === 'inbox') return { from: 'inbox' };
    mistakes.add(value.place, 'Codes come from "inbox", or from { env: … }, { command: … } or { url: … }.');
    return null;
  }
  const before = mistakes.count();
  const { env, command, url } = readMap(value, CODES_FIELDS, '"codes"', mistakes);
  const given = [env, command, url].filter((each) => each !== undefined);
  const text = given.length === 1 ? readText(given[0], mistakes)?.text : undefined;
  if (text === undefined) {
    if (given.length !== 1 && mistakes.count() === before)
      mistakes.add(value.place, 'Codes come from one of env, command and url.');
    return null;
  }
  if (env !== undefined) return { from: 'environment', name: text };
  return command === undefined ? { from: 'url', url: text } : { from: 'command', line: text };
}
