import { readFile } from 'node:fs/promises';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { DEFAULT_PERSONAS } from './default-personas.ts';
import type { Person } from './person.ts';
import { readPersonas } from './read-personas.ts';
import type { FileProblem } from './read-yaml.ts';

/** Why the people could not be loaded. */
export type PersonasError =
  | {
      readonly kind: 'personas-unreadable';
      readonly path: string;
      /** Why the file could not be read. */
      readonly reason: string;
    }
  | {
      readonly kind: 'invalid-personas';
      /** The file that the text came from, if any. */
      readonly path: string | undefined;
      /** The mistakes in the file. */
      readonly problems: readonly FileProblem[];
    };

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

async function textOf(source: string | undefined): Promise<Result<string, PersonasError>> {
  if (source === undefined) return ok(DEFAULT_PERSONAS);
  if (source.includes('\n')) return ok(source);
  return ResultAsync.fromPromise(
    readFile(source, 'utf8'),
    (cause): PersonasError => ({ kind: 'personas-unreadable', path: source, reason: reasonOf(cause) }),
  );
}

/** The people, and the text of their file. */
export interface LoadedPersonas {
  readonly text: string;
  readonly people: readonly Person[];
}

/** Loads people from a text (which has a line break), a path, or the default file. */
export async function loadPersonas(
  source: string | undefined,
): Promise<Result<LoadedPersonas, PersonasError>> {
  const text = await textOf(source);
  if (text.isErr()) return err(text.error);
  const path = source?.includes('\n') ? undefined : source;
  return readPersonas(text.value)
    .map((people) => ({ text: text.value, people }))
    .mapErr((problems) => ({ kind: 'invalid-personas', path, problems }));
}
