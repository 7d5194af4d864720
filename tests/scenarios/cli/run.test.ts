import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { gatehouseHere } from './gatehouse-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-scenarios-'));
afterAll(() => rmSync(folder, { recursive: true }));

const guide = readFileSync('docs/guides/scenarios.md', 'utf8');
const examples = [...guide.matchAll(/```yaml\n([^`]*)```/g)]
  .map(([, text = '']) => text)
  .filter((text) => text.includes('scenarios:'));

describe('the guide of scenarios', () => {
  it.each(examples.map((text, at) => [at + 1, text] as const))(
    'has an example that passes: %i',
    async (at, text) => {
      const file = join(folder, `${at}.yaml`);
      writeFileSync(file, text);
      if (text.includes('site: sandbox')) {
        const { code, stdout, stderr } = await gatehouseHere(['run', file]);
        expect(`${stdout}${stderr}`).not.toContain('FAILED');
        expect(code).toBe(0);
      } else {
        // There is no such site. The file has no mistake, if the only one is that nothing was chosen from it.
        const { stderr } = await gatehouseHere(['run', file, '--grep', 'nothing of this name']);
        expect(stderr).toContain('scenarios is chosen');
      }
    },
  );

  it('shows a mistake as the command does', async () => {
    const [, shown = ''] = /```\n(login\.yaml:.*?)```/s.exec(guide) ?? [];
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
