import { err, ok } from 'neverthrow';
import type { CHECK_FLAGS } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import { excerptOf } from '../../scenario/mistake.ts';
import { positionOf } from '../../scenario/source-text.ts';
import { inert } from '../../terminal/inert.ts';
import type { Paint } from '../../terminal/paint.ts';
import { table, wrap } from '../../terminal/table.ts';
import type { Context, Ended } from '../command.ts';
import { STATUSES, summaryOf, worstOf } from '../findings/finding.ts';
import { ANYWHERE, type CheckedFile, checkFile, type Located, readOrigin } from './check-file.ts';
import { type Deeds, headersOf, reachOf, whatItDoes } from './what-it-does.ts';

interface Told extends CheckedFile {
  readonly deeds: Deeds;
  /** The headers of each document. Only `gatehouse stamp` knows the hashes of inline scripts and styles. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Runs `gatehouse check`. */
export async function runCheck(
  names: readonly string[],
  given: Given<typeof CHECK_FLAGS>,
  { io, rehearse }: Context,
): Promise<Ended> {
  const origin = readOrigin(given.origin);
  if (origin.isErr()) return err(origin.error);
  const rehearsing = await rehearse();
  const files: Told[] = [];
  for (const name of names) {
    const checked = await checkFile(name, io.cwd, origin.value ?? ANYWHERE, rehearsing);
    if (checked.isErr()) return err(checked.error);
    const { configuration } = checked.value;
    const headers = configuration === null ? {} : await headersOf(configuration);
    const does = configuration === null ? [] : await whatItDoes(configuration, rehearsing);
    files.push({ ...checked.value, deeds: [...does, ...reachOf(headers)], headers });
  }
  const findings = files.flatMap((file) => file.findings);
  const { outcome } = STATUSES[worstOf(findings)];
  return ok({
    outcome,
    json: { format: 1, outcome, files: files.map(asJson) },
    text: (paint, columns) => textOf(files, paint, columns),
  });
}

const asJson = ({ name, configuration, findings, deeds, headers }: Told) => ({
  file: name,
  brand: configuration?.brand ?? null,
  findings: findings.map(({ place, secret: _, ...found }) => {
    const { line, column } = positionOf(place);
    return { ...found, line, column };
  }),
  page: Object.fromEntries(deeds),
  headers,
});

function textOf(files: readonly Told[], paint: Paint, columns: number | undefined): string {
  const sections = files.flatMap(({ name, configuration, findings, deeds }) => {
    const who = configuration === null ? '' : ` (${inert(configuration.brandName)}, ${configuration.brand})`;
    const does =
      deeds.length === 0
        ? []
        : [
            '',
            ...table(
              deeds.map((row) => row.map(inert)),
              paint,
              columns,
            ),
          ];
    return [
      `${paint.strong(inert(name))}${who}`,
      ...does,
      ...findings.flatMap((each) => ['', ...findingText(each, columns)]),
      '',
    ];
  });
  return [...sections, summaryOf(files.flatMap(({ findings }) => findings)), ''].join('\n');
}

/** A finding as text: where it is, what it means, and what to do. */
export function findingText(found: Located, columns?: number): readonly string[] {
  const { status, message, meaning = '', fix = '' } = found;
  const excerpt = excerptOf({ ...found, message: `${status}: ${message}` }, columns);
  const told = [meaning, `Fix: ${fix}`].flatMap((text) =>
    wrap(inert(text), columns && columns - INDENT.length),
  );
  return [...excerpt.split('\n'), ...told.map((line) => `${INDENT}${line}`)];
}

const INDENT = '  ';
