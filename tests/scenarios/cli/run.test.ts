import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { gatehouseHere } from './gatehouse-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-scenarios-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FORMATS = ['json', 'junit', 'html', 'markdown', 'har', 'prometheus'];

const guide = readFileSync('docs/guides/scenarios.md', 'utf8');
const examples = [...guide.matchAll(/```yaml\n([^`]*)```/g)]
  .map(([, text = '']) => text)
  .filter((text) => text.includes('scenarios:'));

/** Every kind of report, as `--report` takes it. */
const everyReport = (name: number | string): string =>
  FORMATS.map((format) => `${format}=${join(folder, `${name}.${format}`)}`).join(',');

describe('the guide of scenarios', () => {
  it.each(examples.map((text, at) => [at + 1, text] as const))(
    'has an example that passes: %i',
    async (at, text) => {
      const file = join(folder, `${at}.yaml`);
      writeFileSync(file, text);
      if (text.includes('site: sandbox')) {
        const { code, stdout, stderr } = await gatehouseHere(['run', file, '--report', everyReport(at)]);
        expect(`${stdout}${stderr}`).not.toContain('FAILED');
        expect(code).toBe(0);
      } else {
        // There is no such site. The file has no mistake, if the only one is that nothing was chosen from it.
        const { stderr } = await gatehouseHere(['run', file, '--grep', 'nothing of this name']);
        expect(stderr).toContain('scenarios is chosen');
      }
    },
  );

  // A report with a secret in it ends with 6, and what a file holds may be a secret.
  it('names codes and passwords that may stand in a file, whatever is reported', async () => {
    const step = /`(enter code \d+)`/.exec(guide)?.[1];
    const steps = ['sign in as two-factor', 'choose sms', step, 'expect code refused'];
    const file = join(folder, 'code.yaml');
    writeFileSync(file, JSON.stringify({ site: 'sandbox', scenarios: [{ name: 'another code', steps }] }));
    const { code, stdout } = await gatehouseHere(['run', file, '--report', everyReport('code')]);
    expect(stdout).toContain('1 passed');
    expect(code).toBe(0);
    for (const format of FORMATS)
      expect(readFileSync(join(folder, `code.${format}`), 'utf8'), format).not.toContain('000000');
  });

  it('shows a mistake as the command does', async () => {
    const [, shown = ''] = /```text\n(login\.yaml:.*?)```/s.exec(guide) ?? [];
    const text = readFileSync(join(folder, '1.yaml'), 'utf8').replace(
      'sign in as two-factor',
      'sing in as plain',
    );
    const file = join(folder, 'login.yaml');
    writeFileSync(file, text);
    const { code, stderr } = await gatehouseHere(['run', file]);
    expect(code).toBe(2);
    expect(stderr).toContain(shown.trim().slice(shown.indexOf(':')));
  });
});
