// The guide's files as their reader has them: in a folder, run by Node's own test runner.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { configurationSourceClaims, sessionGatewayClaims } from '@gatehouse-login/core/testing';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/lib/command.ts';
import { examplesOf } from '../../architecture/documents.ts';
import { inFolder } from './examples.ts';

const run = promisify(execFile);
const path = 'docs/guides/adapters.md';
const examples = examplesOf({ path, text: readFileSync(join(root, path), 'utf8') });

/** Runs the tests of the guide, with a change in one of its files. Returns what the runner prints. */
const testGuide = (wrong = '', right = wrong): Promise<string> => {
  const changed = examples.map((example) => ({ ...example, code: example.code.replace(wrong, right) }));
  expect(wrong === right || changed.some(({ code }, at) => code !== examples[at]?.code)).toBe(true);
  return inFolder(root, changed, async (_files, folder) => {
    const args = ['--conditions=@gatehouse-login/source', '--test', '--test-reporter=tap'];
    const { stdout } = await run(process.execPath, args, { cwd: folder }).catch(
      (failed: { readonly stdout: string }) => failed,
    );
    return stdout;
  });
};

describe('the guide to adapters', () => {
  it('writes adapters that keep every claim', async () => {
    const said = await testGuide();
    expect(said).toContain(
      `\n# pass ${sessionGatewayClaims.length + configurationSourceClaims.length}\n# fail 0\n`,
    );
  });

  it.each([
    [
      'return errAsync<unknown, OpenSessionError>',
      'errAsync<unknown, OpenSessionError>',
      'A session gateway sends nothing for a caller who has given up already. That does not hold here: ',
    ],
    [
      'json === undefined ? missing : ok(json)',
      'ok(json ?? {})',
      'A configuration source answers a missing file with configuration-fault. That does not hold here: found a value',
    ],
    [
      'opened: () => backend.requests',
      'opened: () => [{}]',
      'opened() of the subject is not empty, though nothing was sent. To do: Arrange a new subject',
    ],
  ])('writes tests that find a fault: %s', async (right, wrong, reason) => {
    const said = await testGuide(right, wrong);
    expect(said).toContain(reason);
    expect(said).not.toContain('\n# fail 0\n');
  });
});
