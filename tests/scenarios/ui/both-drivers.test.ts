import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunReport } from '@gatehouse-login/cli-harness';
import { afterAll, describe, expect, it } from 'vitest';
import { gatehouseHere } from '../cli/gatehouse-here.ts';

const isFull = process.env.GATEHOUSE_FULL === '1';
const PARTS = 20;
const part = (Number(process.env.GATEHOUSE_SEED) || 4) % PARTS;

// A browser needs time to act while the server keeps it waiting, and the page offers to cancel after five seconds.
const { CHROMIUM_PATH } = process.env;
const env = {
  GATEHOUSE_SLOW: '7000',
  GATEHOUSE_PAUSE: '5',
  ...(CHROMIUM_PATH === undefined ? {} : { CHROMIUM_PATH }),
};
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const play = async (...flags: readonly string[]) => {
  const argv = ['run', 'tests/scenarios/flow', '--sandbox', '--json', ...flags];
  const { code, stdout, stderr } = await gatehouseHere(argv, { env });
  return { code, report: JSON.parse(stdout) as RunReport, stderr };
};

describe('the page in a browser and the core alone', () => {
  const all = ['--tags', '!not-on-page', '--workers', '2'];
  const some = ['--tags', '!not-on-page,!slow', '--workers', '3', '--shard', `${part + 1}/${PARTS}`];

  it(`do the same in ${isFull ? 'every scenario' : 'a seeded twentieth of the scenarios'} of the flow`, async () => {
    const { report } = await play('--via', 'both', ...(isFull ? all : some));
    const differing = report.scenarios.filter(({ outcome }) => outcome !== 'passed');
    expect(differing.map(({ id, message, differences }) => ({ id, message, differences }))).toEqual([]);
    expect(report.scenarios.length).toBeGreaterThan(isFull ? 60 : 2);
    expect(new Set(report.scenarios.map(({ via }) => via))).toEqual(new Set(['both']));
  }, 600_000);

  it('differ where the page does not offer what the flow accepts, and the report says in what', async () => {
    const { code, report } = await play('--via', 'both', '--grep', 'changes the language although');
    expect(code).toBe(1);
    const [scenario] = report.scenarios;
    expect(scenario?.message).toContain('The page differs from the core in');
    expect(scenario?.differences?.at(-1)).toMatchObject({
      core: 'passed',
      ui: expect.stringContaining('does not offer'),
    });
  }, 60_000);

  it('agree about an encrypted query, and neither shows it', async () => {
    const file = join(folder, 'encrypted.yaml');
    const steps = ['sign in as plain', 'expect signed in', 'expect destination webtrader'];
    const scenario = { name: 'encrypted', brand: 'forex-chinese', steps };
    writeFileSync(file, JSON.stringify({ scenarios: [scenario] }));
    const argv = ['run', file, '--sandbox', '--via', 'both', '--json'];
    const { code, stdout } = await gatehouseHere(argv, { env });
    expect({ code, message: (JSON.parse(stdout) as RunReport).scenarios[0]?.message }).toEqual({ code: 0 });
    expect(stdout).not.toMatch(/[?&]q=(?!•••)/);
  }, 60_000);

  it('leave pictures of the page and its requests, masked', async () => {
    const flags = ['--via', 'ui', '--grep', 'sends the code to a contact', '--pictures', folder];
    const { code, report } = await play(...flags);
    expect(code).toBe(0);
    const pictures = report.scenarios.flatMap(({ steps }) => steps.flatMap((step) => step.pictures ?? []));
    expect(pictures.length).toBeGreaterThan(2);
    for (const picture of pictures) expect(statSync(picture).size).toBeGreaterThan(1_000);
    expect(readdirSync(folder).filter((name) => !name.endsWith('.yaml'))).toHaveLength(1);
    const requests = report.scenarios.flatMap((scenario) => scenario.requests ?? []);
    expect(requests.map(({ url }) => new URL(url).pathname)).toContain('/api-ppe/v2/Session');
    expect(requests.find(({ url }) => url.endsWith('/Code'))?.url).toContain('•••');
  }, 60_000);
});

describe('a run in a browser', () => {
  it.each([
    ['an unknown driver', ['--via', 'iu'], 'The choices are core, ui, both.'],
    ['pictures without a browser', ['--pictures', 'x'], 'Only a browser takes pictures.'],
    ['authorities that a browser does not know', ['--via', 'ui', '--ca', 'x'], 'not those of --ca'],
  ])('is refused with a sentence: %s', async (_what, flags, sentence) => {
    const { code, stderr } = await gatehouseHere(['run', 'tests/scenarios/flow', '--sandbox', ...flags]);
    expect({ code, says: stderr.includes(sentence) ? sentence : stderr }).toEqual({
      code: 2,
      says: sentence,
    });
  });

  it('says so if there is no browser', async () => {
    const argv = ['run', 'tests/scenarios/flow', '--sandbox', '--via', 'ui'];
    const { code, stderr } = await gatehouseHere(argv, { env: { CHROMIUM_PATH: '/nowhere' } });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'The file that CHROMIUM_PATH names is not there. Correct the variable, or unset it.\n',
    });
  });
});
