import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { err, errAsync, ok, ResultAsync } from 'neverthrow';
import type { Ending } from '../../driver/ending.ts';
import type { ExitCode } from '../../report/outcome.ts';
import { inert } from '../../terminal/inert.ts';
import { jsonText } from '../../terminal/json-text.ts';
import { writeEnd } from '../arguments/write-usage.ts';
import type { Context } from '../command.ts';
import type { StampGiven } from './options.ts';
import { loadRenderer, type Stamp } from './renderer.ts';
import { failure, readSettings, unusable, usage } from './settings.ts';
import { isReplaceable, wouldTake, writeSite } from './write-site.ts';

/** What was written, for the report. */
interface Written {
  readonly brand: string;
  readonly documents: number;
}

/** Runs `gatehouse stamp`. */
export async function runStamp(given: StampGiven, { io }: Context): Promise<ExitCode> {
  const started = performance.now();
  const result = await stampTo(given, io.cwd);
  if (result.isErr()) return writeEnd(result.error, io, given.json);
  const { brand, documents } = result.value;
  const out = given.out ?? '';
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  io.stdout.write(
    given.json
      ? jsonText({ format: 1, outcome: 'stamped', brand, documents, out: resolve(io.cwd, out) })
      : `Wrote the site of ${brand} with ${documents} documents to ${inert(out)} in ${seconds} s.\n`,
  );
  return 0;
}

function stampTo(given: StampGiven, cwd: string): ResultAsync<Written, Ending> {
  const settings = readSettings(given, cwd);
  if (settings.isErr()) return errAsync(settings.error);
  const { site, configuration, out, origin } = settings.value;
  const config = resolve(cwd, given.config ?? '');
  return checkOut(out, { kept: [site, config, cwd, homedir()], inside: [site] })
    .andThen(() => loadRenderer(site))
    .mapErr((error) => (error === 'unusable' ? unusable(site) : error))
    .andThen((stamp) => render(stamp, { site, file: configuration.json, origin }, given.config ?? ''))
    .andThen(({ brand, headers, documents }) =>
      writeSite({ site, out, brand, configuration: configuration.text, headers, documents })
        .mapErr((reason) =>
          usage(`${inert(given.out ?? '')} cannot be written (${reason}).`, 'Name another folder.'),
        )
        .map(() => ({ brand, documents: documents.length })),
    );
}

const NEW_FOLDER = 'Name a new or empty folder, so that nothing is lost.';

const checkOut = (out: string, others: Parameters<typeof wouldTake>[1]): ResultAsync<void, Ending> =>
  ResultAsync.fromSafePromise(Promise.all([isReplaceable(out), wouldTake(out, others)])).andThen(
    ([isOurs, isTaken]) => {
      if (!isOurs)
        return err(usage(`${inert(out)} holds files that this command did not write.`, NEW_FOLDER));
      return isTaken
        ? err(usage(`${inert(out)} holds what this command reads, or is in the built site.`, NEW_FOLDER))
        : ok(undefined);
    },
  );

function render(
  stamp: Stamp,
  request: Parameters<Stamp>[0],
  config: string,
): ResultAsync<Extract<Awaited<ReturnType<Stamp>>, { kind: 'stamped' }>, Ending> {
  return ResultAsync.fromPromise(stamp(request), () => unusable(request.site)).andThen((answer) => {
    if (answer.kind === 'stamped') return ok(answer);
    // The file that was given becomes this one.
    const file = answer.file === 'configs/config.json' ? config : join(request.site, answer.file);
    const place = answer.field === undefined ? inert(file) : `${inert(file)}: ${inert(answer.field)}`;
    const message = `${place} ${answer.problem.replace(/\.?$/, '.')}`;
    return err(failure('configuration-fault', message, 'Correct the file and run the command again.'));
  });
}
