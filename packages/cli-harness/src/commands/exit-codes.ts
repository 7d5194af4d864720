import type { ExitCode } from '../report/outcome.ts';
import { wrap } from '../terminal/table.ts';

const WIDTH = 79;

/** The exit codes of a command and their meanings, for its help. */
export function exitCodes(meanings: Readonly<Partial<Record<ExitCode, string>>>): string {
  const codes = Object.entries(meanings);
  const width = Math.max(2, ...codes.map(([code]) => code.length));
  return codes
    .flatMap(([code, meaning]) =>
      wrap(meaning, WIDTH - width - 3).map(
        (line, at) => ` ${(at === 0 ? code : '').padStart(width)}  ${line}`,
      ),
    )
    .join('\n');
}
