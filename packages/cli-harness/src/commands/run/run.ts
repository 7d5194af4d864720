import { cancellationOf } from '@gatehouse-login/core';
import { err, ok, safeTry } from 'neverthrow';
import { makeTraffic } from '../../journal/traffic.ts';
import { makeSecretTaker } from '../../player/take-source.ts';
import { type Ending, usageError } from '../../report/ending.ts';
import { type ExitCode, OUTCOMES } from '../../report/outcome.ts';
import type { RunReport } from '../../report/run-report.schema.ts';
import { secretsOf } from '../../scenario/check-where.ts';
import { canCount, NOT_COUNTED } from '../../signing-in/wrong-passwords.ts';
import { readAuthorities } from '../../site/authorities.ts';
import { inert } from '../../terminal/inert.ts';
import { jsonText } from '../../terminal/json-text.ts';
import { paintFor } from '../../terminal/paint.ts';
import type { Context, Done, Ended } from '../command.ts';
import { type PreparedReports, prepareReports } from '../reports/prepare-reports.ts';
import { openBrowser, pagesFor } from '../site/pages.ts';
import { checkPlays } from './check-plays.ts';
import { warningsOfWrongPasswords } from './left-wrong.ts';
import type { RunGiven } from './options.ts';
import { type RunPlan, readRunPlan } from './plan.ts';
import { playAll } from './play-all.ts';
import { type Play, playsOf } from './plays.ts';
import { makeProgress } from './progress.ts';
import { findFiles, readAll } from './read-all.ts';
import { reportOfRun } from './report-of-run.ts';
import { makeSandboxes } from './sandboxes.ts';
import type { Ran } from './watch-files.ts';
import { writeMistakes } from './write-mistakes.ts';
import { writeSummary } from './write-run.ts';

/** Runs `gatehouse run`. */
export const run = (operands: readonly string[], given: RunGiven, context: Context): PromiseLike<Ended> =>
  safeTry<Done, Ending>(async function* () {
    const { io } = context;
    const plan = yield* readRunPlan(given, context.profiled);
    const authorities = yield* readAuthorities(given.ca, io.cwd);
    // Folders are created last, so that a refused command line leaves none behind.
    const reports = yield* await prepareReports(given, io);
    const once = () => runOnce(operands, { given, plan, authorities, reports, context });
    if (!given.watch) return (await once()).ended;
    const { watchFiles } = await import('./watch-files.ts');
    return watchFiles(once, io, given);
  });

interface Setting {
  readonly given: RunGiven;
  readonly plan: RunPlan;
  readonly authorities: string | undefined;
  readonly reports: PreparedReports;
  readonly context: Context;
}

async function runOnce(operands: readonly string[], setting: Setting): Promise<Ran> {
  const { given, plan, authorities, reports, context } = setting;
  const { io, secrets } = context;
  const startedAt = new Date();
  const files = await findFiles(operands, io.cwd);
  if (files.isErr()) return { ended: err(files.error), paths: [] };
  const hasTraffic = given.verbose || reports.hasRequests;
  const takeSecret = makeSecretTaker(io, secrets.vault);
  const { scenarios, mistakes, paths, withSources } = await readAll(files.value, io);
  const chosen = scenarios.filter(plan.chooses);
  let plays = playsOf(chosen, plan, mistakes);
  const ran = (ended: Ended): Ran => ({ ended, paths: [...paths] });
  const pages = pagesFor(plan.via);
  const sandboxes = makeSandboxes(context, pages);
  let closeUi = async (): Promise<void> => {};
  try {
    const unreached = await checkPlays(plays, sandboxes, mistakes);
    if (unreached !== null) return ran(err(unreached));
    if (mistakes.all().length === 0 && chosen.some(({ isPending }) => isPending)) {
      plays = playsOf(await withSources(chosen, takeSecret), plan, mistakes);
      const ending = await checkPlays(plays, sandboxes, mistakes);
      if (ending !== null) return ran(err(ending));
    }
    const found = mistakes.all();
    if (found.length > 0) return ran(writeMistakes(found, secrets.vault.mask, io, given.json));
    if (plays.length === 0) return ran(err(nothingToPlay(scenarios.length)));
    maskPasswords(plays, secrets.vault.add);
    const ui = await openBrowser(
      plan.via,
      pages,
      plays.some(({ site }) => site.kind === 'sandbox'),
      context,
    );
    if (ui.isErr()) return ran(err(ui.error));
    closeUi = async () => ui.value?.close();
    // Even with `--quiet`: what the scenarios get wrong may lock an account.
    const isElsewhere = plays.some(({ site }) => site.kind !== 'sandbox');
    if (isElsewhere && !canCount(io.env)) io.stderr.write(NOT_COUNTED);
    for (const warning of warningsOfWrongPasswords(plays))
      io.stderr.write(`Warning: ${inert(secrets.vault.mask(warning))}\n`);
    // Requests would be drawn into the bar, and standard output may be taken by a report.
    const quiet = given.quiet || given.verbose || reports.usesStdout;
    const progress = await makeProgress(io, { json: given.json, quiet, count: plays.length });
    const tools = {
      context,
      plan,
      authorities,
      takeSecret,
      openTraffic: () => (hasTraffic ? makeTraffic(given, io, secrets.vault) : null),
      ui: ui.value,
      cancellation: cancellationOf(io.signal),
    };
    const results = await playAll(plays, sandboxes, tools, progress);
    progress.done();
    const report = reportOfRun(results, startedAt, operands, given);
    return ran(ok(await write(report, setting)));
  } finally {
    await closeUi();
    await sandboxes.dispose();
  }
}

async function write(report: RunReport, { given, reports, context }: Setting): Promise<ExitCode> {
  const { io, secrets } = context;
  const { stdout, stderr, env } = io;
  const problems = await reports.write(report, { pictures: io.cwd, isForeign: false }, io, secrets);
  // A terminal has shown a bar instead of lines.
  const isFirst = stdout.isTTY === true || given.quiet || report.scenarios.length === 0;
  if (given.json) stdout.write(jsonText(report, 2));
  else if (!reports.usesStdout) writeSummary(report, stdout, paintFor(stdout, env), isFirst);
  for (const problem of problems) stderr.write(`${problem}\n`);
  if (problems.length === 0 && !given.quiet) reports.announce(io);
  return problems.length > 0 ? 2 : OUTCOMES[report.outcome].exitCode;
}

const nothingToPlay = (count: number) =>
  count === 0
    ? usageError('There is no scenario in these files.', 'A scenario is an entry of the list "scenarios".')
    : usageError(`None of the ${count} scenarios is chosen.`, 'Check --tags, --grep, --matrix and --shard.');

/** Passwords that are written in a file are masked from the start, because a report names steps that were not played. */
function maskPasswords(plays: readonly Play[], add: (secret: string, kind: 'password') => void): void {
  for (const { scenario } of plays)
    for (const secret of secretsOf(scenario)) if (secret.kind === 'text') add(secret.text, 'password');
}
