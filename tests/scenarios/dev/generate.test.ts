import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const generate = fileURLToPath(new URL('../../../scripts/generate.ts', import.meta.url));

describe('npm run generate', () => {
  it('would change nothing', async () => {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [generate, '--check']);
    expect({ stdout, stderr }).toEqual({ stdout: '', stderr: '' });
    // Running every generator takes seconds.
  }, 120_000);
});
