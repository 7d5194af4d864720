import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { err, ok, ResultAsync, safeTry } from 'neverthrow';
import type { STAMP_FLAGS } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import { loadRenderer, type Stamp, type Stamped } from '../../renderer.ts';
import { type Ending, usageError } from '../../report/ending.ts';
import { REPORT_PATH } from '../../server/serving.ts';
import { inert } from '../../terminal/inert.ts';
import { jsonText } from '../../terminal/json-text.ts';
import { ANYWHERE, broken, type CheckedFile, checkFile } from '../check/check-file.ts';
import type { Context, Done, Ended } from '../command.ts';
import { summaryOf } from '../findings/finding.ts';
import { readServing } from './read-serving.ts';
import { finishRelease, placeIn } from './release-place.ts';
import { readSettings, unusable, wrongFile } from './settings.ts';
import { nameInArtwork, objectionTo, writeSite } from './write-site.ts';

/** Runs `gatehouse stamp`. */
export const runStamp = (given: Given<typeof STAMP_FLAGS>, { io, rehearse }: Context): PromiseLike<Ended> =>
  safeTry<Done, Ending>(async function* () {
    const started = performance.now();
    const { site, configuration, out, origin, artwork, keep } = yield* readSettings(given, io.cwd);
    const { name, file, text } = configuration;
    const checked = yield* await checkFile(name, io.cwd, origin ?? ANYWHERE, await rehearse());
    const { json, configuration: parsed } = checked;
    if (parsed === null) return err(broken(checked, 'Nothing was written.'));
    const wanted = yield* readServing(given, { configuration: parsed, origin, cwd: io.cwd });
    const serving = wanted?.serving;
    const place = wanted === undefined ? out.folder : yield* await placeIn(out.folder, wanted, parsed.brand);
    const kept = [file, io.cwd, homedir(), ...(artwork === undefined ? [] : [artwork])];
    const objection = await objectionTo(place, site, kept);
    if (objection !== null) return err(usageError(`${inert(place)} ${objection}`, NEW_FOLDER));
    const { stamp } = yield* loadRenderer(site).mapErr(() => unusable(site));
    const request = { site, file: json, origin, artwork, ...(serving && { reportUri: REPORT_PATH }) };
    const stamped = yield* render(stamp, request, name);
    yield* writeSite({ ...stamped, site, artwork, keep, serving, out: place, configuration: text }).mapErr(
      (reason) => usageError(`${inert(out.name)} cannot be written (${reason}).`, 'Name another folder.'),
    );
    if (checked.findings.length > 0) io.stderr.write(`${remark(checked)}\n`);
    const { brand, documents } = stamped;
    const { brandName } = parsed;
    const drawn = artwork === undefined ? await nameInArtwork(site, brand) : undefined;
    if (drawn !== undefined && brandName !== '' && drawn !== brandName)
      io.stderr.write(
        `The logo and the pictures are those of ${inert(drawn)}, not of ${inert(brandName)}. Give your own with --artwork.\n`,
      );
    if (wanted !== undefined) {
      const told = yield* finishRelease(out.folder, wanted.server, io.env);
      if (told !== '') io.stderr.write(`${told}\n`);
    }
    const whose = brandName === '' ? brand : `${inert(brandName)} (${brand})`;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    io.stdout.write(
      given.json
        ? jsonText({ format: 1, outcome: 'stamped', brand, documents: documents.length, out: out.folder })
        : `Wrote the site of ${whose} with ${documents.length} documents to ${inert(out.name)} in ${seconds} s.\n`,
    );
    return ok<Done>(0);
  });

const remark = ({ name, findings }: CheckedFile): string =>
  `${summaryOf(findings, ` in ${inert(name)}`)} See gatehouse check ${inert(name)}.`;

const NEW_FOLDER = 'Name a new or empty folder, so that nothing is lost.';

const render = (stamp: Stamp, request: Parameters<Stamp>[0], config: string): ResultAsync<Stamped, Ending> =>
  ResultAsync.fromPromise(stamp(request), () => unusable(request.site)).andThen((answer) => {
    if (answer.kind === 'stamped') return ok(answer);
    // The file that was given becomes this one.
    const file = answer.file === 'configs/config.json' ? config : resolve(request.site, answer.file);
    const place = answer.field === undefined ? inert(file) : `${inert(file)}: ${inert(answer.field)}`;
    const message = `${place} ${answer.problem.replace(/\.?$/, '.')}`;
    return err(wrongFile(message, 'Correct the file and run the command again.'));
  });
