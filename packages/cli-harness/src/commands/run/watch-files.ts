import { type FSWatcher, watch } from 'node:fs';
import { dirname } from 'node:path';
import { ok } from 'neverthrow';
import type { Io } from '../../io.ts';
import { type Wanted, writeEnd } from '../arguments/write-end.ts';
import type { Ended } from '../command.ts';

// Editors write a file in several steps.
const PAUSE = 100;

/** How a run ended, and the files that it depends on. */
export interface Ran {
  readonly ended: Ended;
  readonly paths: readonly string[];
}

/** Runs again whenever one of the files of the last run changes, until the run is interrupted. */
export async function watchFiles(once: () => Promise<Ran>, io: Io, wanted: Wanted): Promise<Ended> {
  while (!io.signal?.aborted) {
    const { paths, ended } = await once();
    if (paths.length === 0) return ended;
    ended.orTee((ending) => writeEnd(ending, io, wanted));
    io.stderr.write('Waiting for a change. Stop with Ctrl-C.\n');
    await change(paths, io.signal);
  }
  return ok(130);
}

/** Resolves after a change of one of the files. Folders are watched: an editor may replace a file by another. */
function change(paths: readonly string[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const folders = [...new Set(paths.map((path) => dirname(path)))];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watchers: FSWatcher[] = [];
    const done = (): void => {
      clearTimeout(timer);
      for (const each of watchers) each.close();
      signal?.removeEventListener('abort', done);
      resolve();
    };
    signal?.addEventListener('abort', done, { once: true });
    for (const folder of folders) {
      const watcher = watch(folder, (_event, name) => {
        if (name !== null && !paths.some((path) => path.endsWith(name))) return;
        clearTimeout(timer);
        timer = setTimeout(done, PAUSE);
      });
      watcher.on('error', done);
      watchers.push(watcher);
    }
  });
}
