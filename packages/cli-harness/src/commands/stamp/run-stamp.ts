import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { err, ok, ResultAsync } from 'neverthrow';
import { type Ending, usageEnding } from '../../driver/ending.ts';
import type { STAMP_FLAGS } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import { loadRenderer, type Stamp, type Stamped } from '../../renderer.ts';
import type { ExitCode } from '../../report/outcome.ts';
import { REPORT_PATH } from '../../server/serving.ts';
import { inert } from '../../terminal/inert.ts';
import { jsonText } from '../../terminal/json-text.ts';
import { writeEnd, writeUsage } from '../arguments/write-usage.ts';
import { broken } from '../check/broken.ts';
import { type CheckedFile, checkFile } from '../check/check-file.ts';
import { ANYWHERE } from '../check/origin.ts';
import type { Context } from '../command.ts';
import { summaryOf } from '../findings/summary.ts';
import { readServing } from './read-serving.ts';
import { finishRelease, placeIn } from './release-place.ts';
import { readSettings, unusable, wrongFile } from './settings.ts';
import { objectionTo, writeSite } from './write-site.ts';

/** Runs `gatehouse stamp`. */
export async function runStamp(
  given: Given<typeof STAMP_FLAGS>,
  { io, rehearse }: Context,
): Promise<ExitCode> {
  const started = performance.now();
  const settings = readSettings(given, io.cwd);
  if (settings.isErr()) return writeEnd(settings.error, io, given);
  const { site, configuration, out, origin, artwork, keep } = settings.value;
  const checked = await checkFile(configuration.name, io.cwd, origin ?? ANYWHERE, await rehearse());
  if (checked.isErr()) return writeUsage(checked.error, io, given);
  if (checked.value.configuration === null)
    return writeEnd(broken(checked.value, 'Nothing was written.'), io, given);
  const { json, configuration: parsed } = checked.value;
  const wanted = readServing(given, { configuration: parsed, origin, cwd: io.cwd });
  if (wanted.isErr()) return writeEnd(wanted.error, io, given);
  const serving = wanted.value?.serving;
  const place =
    wanted.value === undefined ? ok(out.folder) : await placeIn(out.folder, wanted.value, parsed.brand);
  if (place.isErr()) return writeEnd(place.error, io, given);
  const stamped = await checkOut(place.value, site, [
    configuration.file,
    io.cwd,
    homedir(),
    ...(artwork === undefined ? [] : [artwork]),
  ])
    .andThen(() => loadRenderer(site).mapErr(() => unusable(site)))
    .andThen(({ stamp }) =>
      render(
        stamp,
        { site, file: json, origin, artwork, ...(serving && { reportUri: REPORT_PATH }) },
        configuration.name,
      ),
    )
    .andThrough((answer) =>
      writeSite({
        ...answer,
        site,
        artwork,
        keep,
        serving,
        out: place.value,
        configuration: configuration.text,
      }).mapErr((reason) =>
        usageEnding(`${inert(out.name)} cannot be written (${reason}).`, 'Name another folder.'),
      ),
    );
  if (stamped.isErr()) return writeEnd(stamped.error, io, given);
  if (checked.value.findings.length > 0) io.stderr.write(`${remark(checked.value)}\n`);
  if (wanted.value !== undefined) {
    const finished = await finishRelease(out.folder, wanted.value.server, io.env);
    if (finished.isErr()) return writeEnd(finished.error, io, given);
    if (finished.value !== '') io.stderr.write(`${finished.value}\n`);
  }
  const { brand, documents } = stamped.value;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  io.stdout.write(
    given.json
      ? jsonText({ format: 1, outcome: 'stamped', brand, documents: documents.length, out: out.folder })
      : `Wrote the site of ${brand} with ${documents.length} documents to ${inert(out.name)} in ${seconds} s.\n`,
  );
  return 0;
}

const remark = ({ name, findings }: CheckedFile): string =>
  `${summaryOf(findings, ` in ${inert(name)}`)} See gatehouse check ${inert(name)}.`;

const NEW_FOLDER = 'Name a new or empty folder, so that nothing is lost.';

const checkOut = (out: string, site: string, kept: readonly string[]): ResultAsync<void, Ending> =>
  ResultAsync.fromSafePromise(objectionTo(out, site, kept)).andThen((objection) =>
    objection === null ? ok() : err(usageEnding(`${inert(out)} ${objection}`, NEW_FOLDER)),
  );

const render = (stamp: Stamp, request: Parameters<Stamp>[0], config: string): ResultAsync<Stamped, Ending> =>
  ResultAsync.fromPromise(stamp(request), () => unusable(request.site)).andThen((answer) => {
    if (answer.kind === 'stamped') return ok(answer);
    // The file that was given becomes this one.
    const file = answer.file === 'configs/config.json' ? config : resolve(request.site, answer.file);
    const place = answer.field === undefined ? inert(file) : `${inert(file)}: ${inert(answer.field)}`;
    const message = `${place} ${answer.problem.replace(/\.?$/, '.')}`;
    return err(wrongFile(message, 'Correct the file and run the command again.'));
  });
