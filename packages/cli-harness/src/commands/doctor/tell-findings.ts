import { inert } from '../../terminal/inert.ts';
import { table } from '../../terminal/table.ts';
import type { Answer } from '../command.ts';
import { type Finding, STATUSES, summaryOf, worstOf } from '../findings/finding.ts';

/** The site that was examined. */
export interface Examined {
  readonly origin: string;
  /** Null if the configuration could not be read. */
  readonly brand: string | null;
  readonly name: string;
}

const WIDTH = Math.max(...Object.keys(STATUSES).map(({ length }) => length));

/** Tells the findings. The worst of them decides the outcome. */
export function tellFindings(findings: readonly Finding[], { origin, brand, name }: Examined): Answer {
  const { outcome } = STATUSES[worstOf(findings)];
  const who = brand === null ? '' : ` (${name === '' ? brand : `${inert(name)}, ${brand}`})`;
  return {
    outcome,
    json: { format: 1, outcome, site: origin, brand, findings },
    text(paint, columns) {
      const lines = findings.flatMap(({ check, status, message, meaning, fix }) => {
        const more = [meaning, fix && `Fix: ${fix}`].filter((text) => text !== undefined);
        const rows = [
          [status.padEnd(WIDTH), inert(`${check}: ${message}`)],
          ...more.map((text) => ['', inert(text)]),
        ];
        return table(rows, { ...paint, faint: paint[STATUSES[status].colour] }, columns);
      });
      return [`${paint.strong(origin)}${who}`, '', ...lines, '', summaryOf(findings), ''].join('\n');
    },
  };
}
