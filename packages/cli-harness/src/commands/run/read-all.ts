import type { Io } from '../../io.ts';
import { loadFiles } from '../../scenario/load-files.ts';
import { type Mistakes, makeMistakes } from '../../scenario/mistake.ts';
import { readScenarios } from '../../scenario/read-scenarios.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { fileReader } from './find-files.ts';
import { type makeSecretTaker, wordsOf } from './take-source.ts';

/** What the files of a run hold. */
export interface ReadFiles {
  readonly scenarios: readonly Scenario[];
  readonly mistakes: Mistakes;
  /** Every file that was read, with those that were included. */
  readonly paths: ReadonlySet<string>;
}

/** Reads all files of a run. Mistakes are collected, so that all are shown at once. */
export async function readAll(
  files: readonly string[],
  { cwd }: Pick<Io, 'cwd'>,
  takeSecret: ReturnType<typeof makeSecretTaker>,
): Promise<ReadFiles> {
  const mistakes = makeMistakes();
  const loaded = await loadFiles(files, fileReader(cwd), mistakes);
  const scenarios: Scenario[] = [];
  for (const file of loaded.files) {
    const read = await readScenarios(
      file,
      async (source) =>
        (await takeSecret(source)).match<{ text: string } | { problem: string }>(
          (secret) => ({ text: secret.reveal() }),
          (ending) => ({ problem: wordsOf(ending) }),
        ),
      mistakes,
    );
    scenarios.push(...read);
  }
  return { scenarios, mistakes, paths: loaded.paths };
}
