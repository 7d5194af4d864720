import { err, ok, Result } from 'neverthrow';
import { type UsageError, usageError } from '../../report/ending.ts';
import type { Scenario } from '../../scenario/scenario.ts';

/** Whether a scenario is meant by the flags. */
export type Chooses = (scenario: Pick<Scenario, 'name' | 'tags'>) => boolean;

/** Reads `--tags`: a scenario needs one of the words, and none of those with an exclamation mark. */
export function readTags(text: string | undefined): Chooses {
  const words = (text ?? '').split(/[\s,]+/).filter((word) => word !== '');
  const wanted = words.filter((word) => !word.startsWith('!'));
  const unwanted = words.filter((word) => word.startsWith('!')).map((word) => word.slice(1));
  return ({ tags }) =>
    (wanted.length === 0 || wanted.some((tag) => tags.includes(tag))) &&
    !unwanted.some((tag) => tags.includes(tag));
}

/** Reads `--grep`: a text in any casing, or a pattern between slashes. */
export function readGrep(text: string | undefined): Result<Chooses, UsageError> {
  if (text === undefined) return ok(() => true);
  const [, pattern, flags = ''] = /^\/(.+)\/([a-z]*)$/.exec(text) ?? [];
  if (pattern === undefined) return ok(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  return Result.fromThrowable(
    () => new RegExp(pattern, flags.replace(/[gy]/g, '')),
    () =>
      usageError('The value of --grep is not a pattern.', 'Leave out the slashes to look for a plain text.'),
  )().map(
    (found) =>
      ({ name }) =>
        found.test(name),
  );
}

/** A part of a run. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

/** Reads `--shard`. */
export function readShard(text: string | undefined): Result<Shard, UsageError> {
  if (text === undefined) return ok({ part: 1, of: 1 });
  const [, part, of] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (part !== undefined && of !== undefined && part >= 1 && part <= of) return ok({ part, of });
  return err(usageError('The value of --shard is not a part of a run.', 'Give one such as 1/4.'));
}

/** The items of a part, dealt out one by one, so that each part has some of every file. */
export const inShard = <Item>(items: readonly Item[], { part, of }: Shard): readonly Item[] =>
  items.filter((_, at) => at % of === part - 1);
