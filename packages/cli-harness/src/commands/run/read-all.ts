import type { Io } from '../../io.ts';
import { type Loaded, loadFiles } from '../../scenario/load-files.ts';
import { type Mistakes, makeMistakes } from '../../scenario/mistake.ts';
import { readScenarios, type Sources } from '../../scenario/read-scenarios.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { fileReader } from './find-files.ts';
import { type makeSecretTaker, wordsOf } from './take-source.ts';

/** What the files of a run hold. */
export interface ReadFiles {
  readonly scenarios: readonly Scenario[];
  readonly mistakes: Mistakes;
  /** Every file that was read, with those that were included. */
  readonly paths: ReadonlySet<string>;
  /** Reads the scenarios of the given ones again, with the values of their sources. */
  readonly withSources: (
    played: readonly Scenario[],
    takeSecret: ReturnType<typeof makeSecretTaker>,
  ) => Promise<readonly Scenario[]>;
}

/**
 * Reads all files of a run. Mistakes are collected, so that all are shown at once. No secret is taken and no command is
 * run before it is known what is played.
 */
export async function readAll(files: readonly string[], { cwd }: Pick<Io, 'cwd'>): Promise<ReadFiles> {
  const mistakes = makeMistakes();
  const loaded = await loadFiles(files, fileReader(cwd), mistakes);
  return {
    scenarios: await readEach(loaded, null),
    mistakes,
    paths: loaded.paths,
    withSources(played, takeSecret) {
      const ids = new Set(played.map(idOf));
      return readEach(loaded, {
        isPlayed: (id) => ids.has(id),
        take: async (source) =>
          (await takeSecret(source)).match<{ text: string } | { problem: string }>(
            (secret) => ({ text: secret.reveal() }),
            (ending) => ({ problem: wordsOf(ending) }),
          ),
      });
    },
  };
}

const idOf = ({ place, line }: Scenario): string => `${place.source.name}:${line}`;

async function readEach({ files }: Loaded, sources: Sources | null): Promise<readonly Scenario[]> {
  const scenarios: Scenario[] = [];
  for (const file of files) scenarios.push(...(await readScenarios(file, sources)));
  return scenarios;
}
