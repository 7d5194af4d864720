import { err, ok, type Result } from 'neverthrow';
import { VERSION } from '../version.ts';
import { TRANSCRIPT_FORMAT, type Transcript, type TranscriptHeader, type TranscriptStep } from './entry.ts';
import { anyHeader, endLine, headerLine, stepLine } from './transcript.schema.ts';
import { chain } from './write-transcript.ts';

/** Why a text is not a transcript that can be read. */
export interface TranscriptFault {
  /** The line at fault; the first one is 1. */
  readonly line: number;
  /** Continues a sentence that names the line, as in 'was altered'. It holds nothing of the text. */
  readonly problem: string;
  /** What is wrong with the text. */
  readonly kind: 'not-a-transcript' | 'later-format' | 'cut-off' | 'altered' | 'unknown';
}

/** Far more than `MOST_STEPS` steps need, in characters. */
export const LONGEST_TRANSCRIPT = 1_000_000;

/** A value, or why the text cannot be read. */
type Read<Value> = Result<Value, TranscriptFault>;
const END = /^(\{.*),"check":"([\da-f]{8})"\}$/s;

/**
 * Reads what `writeTranscript` wrote. Line ends of any system are accepted, and blank lines around the whole, because people
 * pass transcripts on by copying them.
 */
export function parseTranscript(text: string): Read<Transcript> {
  if (text.length > LONGEST_TRANSCRIPT) return fault(1, 'not-a-transcript', 'is the first of far too many');
  const all = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const first = all.findIndex((line) => line.trim() !== '');
  const lines = all.slice(Math.max(0, first), all.findLastIndex((line) => line.trim() !== '') + 1);
  const offset = Math.max(0, first) + 1;
  return readHeader(lines[0] ?? '', offset).andThen((header) => {
    const steps: TranscriptStep[] = [];
    let before = checkOf(lines[0]);
    for (const [index, line] of lines.slice(1).entries()) {
      const number = offset + index + 1;
      const json = readLine(line, number, before, number === offset + lines.length - 1);
      if (json.isErr()) return err(json.error);
      before = checkOf(line);
      const end = endLine.safeParse(json.value);
      if (end.success)
        return readEnd(end.data.end, number, { header, steps, last: offset + lines.length - 1 });
      const step = stepLine.safeParse(json.value);
      if (!step.success) {
        const place = step.error.issues[0]?.path.join('.') ?? '';
        return fault(
          number,
          'unknown',
          `says something that Gatehouse ${VERSION} does not know${place === '' ? '' : `, in "${place}"`}`,
        );
      }
      const { check: _check, ...rest } = step.data;
      steps.push(rest as TranscriptStep);
    }
    return fault(
      offset + lines.length - 1,
      'cut-off',
      'is the last one, but the end of the transcript is missing: it was cut off',
    );
  });
}

function readHeader(line: string, number: number): Read<TranscriptHeader> {
  const json = jsonOf(line);
  const any = anyHeader.safeParse(json);
  if (!any.success) {
    const isHalf = line.startsWith('{"transcript":') && json === undefined;
    return isHalf
      ? fault(number, 'cut-off', 'breaks off: the transcript was cut off')
      : fault(
          number,
          'not-a-transcript',
          line === '' ? 'is empty' : 'is not the beginning of a transcript of Gatehouse',
        );
  }
  if (any.data.transcript > TRANSCRIPT_FORMAT) {
    return fault(
      number,
      'later-format',
      `names format ${any.data.transcript}, and Gatehouse ${VERSION} reads format ${TRANSCRIPT_FORMAT}: a later version wrote it`,
    );
  }
  return readLine(line, number, '', false).andThen((known) => {
    const header = headerLine.safeParse(known);
    if (!header.success) return fault(number, 'unknown', 'has a header that Gatehouse does not know');
    const { check: _check, ...rest } = header.data;
    return ok(rest as TranscriptHeader);
  });
}

/** Reads a line, and compares its checksum. */
function readLine(line: string, number: number, before: string, isLast: boolean): Read<unknown> {
  const [, body = '', check] = END.exec(line) ?? [];
  const json = jsonOf(line);
  if (json === undefined && isLast) return fault(number, 'cut-off', 'breaks off: the transcript was cut off');
  if (json === undefined) return fault(number, 'altered', 'is not JSON: it was altered');
  return chain(before, `${body}}`) === check
    ? ok(json)
    : fault(
        number,
        'altered',
        'does not have the checksum that it says: it, or the line before it, was altered',
      );
}

function readEnd(
  count: number,
  number: number,
  { header, steps, last }: { header: TranscriptHeader; steps: readonly TranscriptStep[]; last: number },
): Read<Transcript> {
  if (number < last) return fault(number + 1, 'altered', 'follows the end of the transcript: it was added');
  if (count !== steps.length)
    return fault(number, 'altered', `counts ${count} steps, and there are ${steps.length}`);
  return ok({ ...header, steps });
}

const checkOf = (line = ''): string => END.exec(line)?.[2] ?? '';

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const fault = (line: number, kind: TranscriptFault['kind'], problem: string): Read<never> =>
  err({ line, kind, problem });
