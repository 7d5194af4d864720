import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { gatehouseHere } from '../cli/gatehouse-here.ts';

const { CHROMIUM_PATH } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-via-ui-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function login(via: string, flags: readonly string[], changes: Readonly<Record<string, string>> = {}) {
  const argv = ['login', '--sandbox', '--json', '--no-input', '--via', via, ...flags];
  const env = { ...(CHROMIUM_PATH === undefined ? {} : { CHROMIUM_PATH }), ...changes };
  const { code, stdout, stderr } = await gatehouseHere(argv, { env });
  const { outcome, brand, region, language, platform, destination, followed, error } = JSON.parse(stdout);
  const names = Object.keys(destination?.parameters ?? {}).sort();
  const told = {
    ...{ code, outcome, brand, region, language, platform, names },
    path: destination?.path,
    accepted: followed?.accepted,
    kind: error?.kind,
    message: error?.message,
  };
  return { told, stdout, stderr };
}

describe('gatehouse login --via ui', () => {
  it.each([
    ['a plain login', ['--persona', 'plain', '--platform', 'advantage', '--follow']],
    ['a code from the inbox', ['--persona', 'two-factor', '--lang', 'de']],
    ['a wrong password', ['--user', 'DM100001', '--password-env', 'WRONG']],
    ['a user name that is needed', []],
    [
      'a redirect that is not allowed',
      ['--brand', 'tradingview-forex', '--redirect-uri', 'https://evil.example/'],
    ],
  ])(
    'ends as without a browser: %s',
    async (_what, flags) => {
      const who = flags.length === 0 ? ['--user', 'DM100001'] : flags;
      const [core, ui] = [
        await login('core', who, { WRONG: 'Wrong-0000' }),
        await login('ui', who, { WRONG: 'Wrong-0000' }),
      ];
      expect(ui.told).toEqual(core.told);
      expect(`${ui.stdout}${ui.stderr}`).not.toContain('Wrong-0000');
    },
    60_000,
  );

  it('changes a password that must be changed, and keeps it secret', async () => {
    const flags = (name: string) => [
      ...['--persona', 'forced-change', '--generate-password'],
      ...['--new-password-to', join(folder, name)],
    ];
    const core = await login('core', flags('core'));
    const ui = await login('ui', flags('ui'));
    expect(ui.told).toEqual(core.told);
    expect(ui.told.outcome).toBe('signed-in');
    expect(JSON.parse(ui.stdout).reference).toMatch(/^\S{4,40}$/);
    const password = readFileSync(join(folder, 'ui'), 'utf8').trim();
    expect(`${ui.stdout}${ui.stderr}`).not.toContain(password);
  }, 60_000);

  it('refuses what a browser cannot do', async () => {
    const { told } = await login('ui', ['--ca', 'authority.pem']);
    expect(told).toMatchObject({ code: 2, outcome: 'usage' });
    expect((await login('both', [])).told).toMatchObject({ code: 2, outcome: 'usage' });
  });
});
