import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  type ExplainedTranscript,
  explainReplay,
  explainTranscript,
  parseTranscript,
  replay,
  type TranscriptFault,
} from '@gatehouse-login/core/transcript';
import { err, ResultAsync } from 'neverthrow';
import type { EXPLAIN_FLAGS } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import type { Io } from '../../io.ts';
import { type ExitCode, OUTCOMES } from '../../report/outcome.ts';
import { type UsageError, usageError } from '../../report/usage-error.ts';
import { inert } from '../../terminal/inert.ts';
import { jsonText } from '../../terminal/json-text.ts';
import { paintFor } from '../../terminal/paint.ts';
import { table, wrap } from '../../terminal/table.ts';
import { whyUnreadable } from '../../terminal/why-unreadable.ts';
import { VERSION } from '../../version.ts';
import { writeUsage } from '../arguments/write-usage.ts';
import type { Context } from '../command.ts';

const NEXT: Readonly<Record<TranscriptFault['kind'], string>> = {
  'not-a-transcript':
    'Give the file that --transcript has written, or the details that the login page copies.',
  'later-format': 'Update Gatehouse.',
  'cut-off': 'Ask for the whole transcript.',
  altered: 'Ask for the transcript as it was written, as a file.',
  unknown: 'Use the version of Gatehouse that wrote it, or a later one.',
};

const refusal = (file: string, { line, problem, kind }: TranscriptFault): UsageError =>
  usageError(`The file ${inert(file)} cannot be read: line ${line} ${problem}.`, NEXT[kind]);

/** Runs `gatehouse explain`. */
export async function explainFile(
  file: string,
  given: Given<typeof EXPLAIN_FLAGS>,
  { io }: Context,
): Promise<ExitCode> {
  const read = await ResultAsync.fromPromise(readFile(resolve(io.cwd, file), 'utf8'), whyUnreadable)
    .mapErr((why) => usageError(`The file ${inert(file)} ${why}.`, 'Give the path of a transcript.'))
    .andThen((text) => parseTranscript(text).orElse((fault) => err(refusal(file, fault))));
  if (read.isErr()) return writeUsage(read.error, io, given);
  const told = explainTranscript(read.value);
  const replayed = replay(read.value);
  const verdict = explainReplay(replayed, VERSION);
  const outcome = replayed.kind === 'different' ? 'failed' : 'passed';
  if (given.json) {
    const report = {
      format: 1,
      outcome,
      ...told,
      replay: { ...replayed, message: verdict },
      transcript: read.value,
    };
    io.stdout.write(jsonText(report, 2));
  } else writeText(told, verdict, outcome === 'passed', io);
  return OUTCOMES[outcome].exitCode;
}

function writeText(
  { about, steps, end }: ExplainedTranscript,
  verdict: string,
  isSame: boolean,
  { stdout, env }: Io,
): void {
  const paint = paintFor(stdout, env);
  const { columns } = stdout;
  const rows = steps.map(({ ms, what, led, why }, index) => [
    `${index + 1}`,
    `${(ms / 1000).toFixed(2)} s`,
    `${what} ${led} Why: ${why}`,
  ]);
  const lines = [
    ...wrap(about, columns).map(paint.strong),
    '',
    ...table(rows, paint, columns),
    '',
    ...wrap(end, columns),
    ...wrap(verdict, columns).map(isSame ? paint.good : paint.bad),
  ];
  stdout.write(`${lines.join('\n')}\n`);
}
