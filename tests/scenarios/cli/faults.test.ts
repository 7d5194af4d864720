// Every fault of every call, met by the command. `npm run test:faults` runs all of it and writes docs/reliability.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CELLS, type Cell, chosen, IS_WHOLE, isEndless, RETRY_AFTER } from '../../e2e/faults/cells.ts';
import { note, recordedFor } from '../../e2e/faults/record.ts';
import type { Words } from '../../e2e/faults/words.ts';
import { gatehouse } from './gatehouse-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-faults-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Report {
  readonly scenarios: readonly {
    readonly name: string;
    readonly outcome: string;
    readonly message?: string;
    readonly requests?: number;
  }[];
}

/** The steps up to the call, with the fault set before it, and what a visitor expects of it. */
function stepsOf({ call, kind }: Cell): readonly unknown[] {
  const wait = kind === 'too-many' || kind === 'busy' ? { retryAfter: String(RETRY_AFTER) } : {};
  const fail = { 'let the sandbox fail': { call, kind, ...wait } };
  if (call === 'send-code')
    return [
      'sign in as two-factor',
      fail,
      'choose email',
      'expect message The authentication code has been sent to you.',
    ];
  if (call === 'verify-code')
    return ['sign in as two-factor', 'choose email', fail, 'enter code', 'expect signed in'];
  if (call === 'change-password')
    return ['sign in as forced-change', fail, 'change password to a new one', 'expect password changed'];
  return [fail, 'sign in as plain', 'expect signed in'];
}

const nameOf = ({ call, kind, brand }: Cell): string => `${call} ${kind} ${brand}`;

/** The command reads the configuration before a scenario begins, and needs no texts of the site. */
const MEANT = CELLS.filter(({ call }) => call !== 'config' && call !== 'translations');

async function play(cells: readonly Cell[]): Promise<Report> {
  const file = join(folder, 'faults.yaml');
  const scenarios = cells.map((cell) => ({ name: nameOf(cell), brand: cell.brand, steps: stepsOf(cell) }));
  writeFileSync(file, JSON.stringify({ site: 'sandbox', scenarios }));
  const { stdout, stderr } = await gatehouse(['run', file, '--json', '--workers', '8']);
  expect(stderr).not.toMatch(/defect|rejection/i);
  return JSON.parse(stdout) as Report;
}

describe('the command', () => {
  // A call without end takes its deadline, of up to fifteen seconds.
  const cells = chosen(MEANT).filter(({ kind }) => IS_WHOLE || !isEndless(kind));

  it('meets every fault with a sentence, and never hangs', { timeout: 300_000 }, async () => {
    const { scenarios } = await play(cells);
    expect(scenarios.length).toBe(cells.length);
    for (const cell of cells) {
      const met = scenarios.find(({ name }) => name === nameOf(cell));
      const says = met?.outcome === 'passed' ? '' : (met?.message ?? '');
      if (met?.outcome !== 'passed') expect(says, nameOf(cell)).toMatch(/\w+ .*\./);
      const words: Words = {
        says: says.replaceAll(/\d+ seconds?/g, '… seconds').replaceAll(/localhost:\d+/g, 'localhost'),
        seconds: 0,
        kept: {},
        sent: 'once',
        forward: [],
        problems: [],
      };
      const played = { call: cell.call, kind: cell.kind, where: `${cell.brand} command` };
      note({ ...played, words });
      if (!IS_WHOLE) expect(words, 'as in docs/reliability.md').toEqual(recordedFor(played));
    }
  });
});
