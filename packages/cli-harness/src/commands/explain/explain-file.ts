import { resolve } from 'node:path';
import {
  type ExplainedTranscript,
  explainReplay,
  explainTranscript,
  parseTranscript,
  replay,
  type TranscriptFault,
} from '@gatehouse-login/core/transcript';
import { err } from 'neverthrow';
import type { EXPLAIN_FLAGS } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import { type UsageError, usageError } from '../../report/ending.ts';
import { inert } from '../../terminal/inert.ts';
import type { Paint } from '../../terminal/paint.ts';
import { table, wrap } from '../../terminal/table.ts';
import { readText } from '../../terminal/why-unreadable.ts';
import { VERSION } from '../../version.ts';
import type { Context, Ended } from '../command.ts';

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
  _given: Given<typeof EXPLAIN_FLAGS>,
  { io }: Context,
): Promise<Ended> {
  const read = await readText(resolve(io.cwd, file))
    .mapErr((why) => usageError(`The file ${inert(file)} ${why}.`, 'Give the path of a transcript.'))
    .andThen((text) => parseTranscript(text).orElse((fault) => err(refusal(file, fault))));
  return read.map((transcript) => {
    const told = explainTranscript(transcript);
    const replayed = replay(transcript);
    const verdict = explainReplay(replayed, VERSION);
    const outcome = replayed.kind === 'different' ? 'failed' : 'passed';
    return {
      outcome,
      json: { format: 1, outcome, ...told, replay: { ...replayed, message: verdict }, transcript },
      text: (paint, columns) =>
        textOf(told, verdict, outcome === 'passed' ? paint.good : paint.bad, paint, columns),
    };
  });
}

function textOf(
  { about, steps, end }: ExplainedTranscript,
  verdict: string,
  colour: Paint['good'],
  paint: Paint,
  columns: number | undefined,
): string {
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
    ...wrap(verdict, columns).map(colour),
  ];
  return `${lines.join('\n')}\n`;
}
