import type { Io } from '../../io.ts';
import { fileReader } from '../../scenario/file-reader.ts';
import { loadFiles } from '../../scenario/load-files.ts';
import { type Mistakes, makeMistakes } from '../../scenario/mistake.ts';
import { idOf, readScenarios, type Sources } from '../../scenario/read-scenarios.ts';
import type { TakeSecret } from '../../scenario/read-variables.ts';
import type { Scenario } from '../../scenario/scenario.ts';

/** What the files of a run hold. */
export interface ReadFiles {
  readonly scenarios: readonly Scenario[];
  readonly mistakes: Mistakes;
  /** Every file that was read, with those that were included. */
  readonly paths: ReadonlySet<string>;
  /** Reads the scenarios of the given ones again, with the values of their sources. */
  readonly withSources: (played: readonly Scenario[], take: TakeSecret) => Promise<readonly Scenario[]>;
}

/**
 * Reads all files of a run. Mistakes are collected, so that all are shown at once. No secret is taken and no command is
 * run before it is known what is played.
 */
export async function readAll(files: readonly string[], { cwd }: Pick<Io, 'cwd'>): Promise<ReadFiles> {
  const mistakes = makeMistakes();
  const paths = new Set<string>();
  const loaded = await loadFiles(files, fileReader(cwd), mistakes, paths);
  async function read(sources: Sources | null): Promise<readonly Scenario[]> {
    const scenarios: Scenario[] = [];
    for (const file of loaded) scenarios.push(...(await readScenarios(file, sources, mistakes)));
    return scenarios;
  }
  return {
    scenarios: await read(null),
    mistakes,
    paths,
    withSources(played, take) {
      const ids = new Set(played.map(({ place }) => idOf(place)));
      return read({ isPlayed: (id) => ids.has(id), take });
    },
  };
}
