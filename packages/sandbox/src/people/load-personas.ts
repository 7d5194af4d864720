import { readFile } from 'node:fs/promises';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { defaultPersonas } from './default-personas.ts';
import type { Person } from './person.ts';
import { readPersonas } from './read-personas.ts';
import type { FileProblem } from './read-yaml.ts';

/** Why people could not be read. */
export type PersonasError =
  | { readonly kind: 'personas-unreadable'; readonly path: string; readonly reason: string }
  | {
      readonly kind: 'invalid-personas';
      /** Where the text came from, when it came from a file. */
      readonly path: string | undefined;
      readonly problems: readonly FileProblem[];
    };

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

const textOf = async (source: string | undefined): Promise<Result<string, PersonasError>> => {
  if (source === undefined) return ok(defaultPersonas);
  if (source.includes('\n')) return ok(source);
  return ResultAsync.fromPromise(
    readFile(source, 'utf8'),
    (cause): PersonasError => ({ kind: 'personas-unreadable', path: source, reason: reasonOf(cause) }),
  );
};

/** People with the text that they came from. */
export interface LoadedPersonas {
  readonly text: string;
  readonly people: readonly Person[];
}

/** Loads people from a path or a text (whatever has a line break), or the sandbox's own. */
export const loadPersonas = async (
  source: string | undefined,
): Promise<Result<LoadedPersonas, PersonasError>> => {
  const text = await textOf(source);
  if (text.isErr()) return err(text.error);
  const path = source?.includes('\n') ? undefined : source;
  return readPersonas(text.value)
    .map((people) => ({ text: text.value, people }))
    .mapErr((problems) => ({ kind: 'invalid-personas', path, problems }));
};
