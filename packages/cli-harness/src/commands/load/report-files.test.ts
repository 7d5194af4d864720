import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../../run.ts';
import { aLoadReport } from '../../testing/a-load-report.ts';
import { captureIo } from '../../testing/capture-io.ts';

const cwd = mkdtempSync(join(tmpdir(), 'gatehouse-load-'));
const at = (name: string): string => join(cwd, name);
afterAll(() => rmSync(cwd, { recursive: true }));
writeFileSync(at('load.json'), JSON.stringify(aLoadReport()));
writeFileSync(at('other.json'), JSON.stringify(aLoadReport({ 'vusers.failed': 2 })));
writeFileSync(at('text.json'), 'no JSON');
mkdirSync(at('folder'));

async function report(...args: readonly string[]) {
  const captured = captureIo({ cwd });
  const code = await run(['load', 'report', ...args], captured.io);
  return { code, stdout: captured.stdout(), stderr: captured.stderr() };
}

describe('gatehouse load report', () => {
  it('writes the page, in a folder that is not there yet, and says how the run went', async () => {
    const { code, stdout, stderr } = await report('load.json', '--html', 'new/out.html');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe('The run went well: none of 60 virtual users failed, and there was no error.\n');
    expect(readFileSync(at('new/out.html'), 'utf8')).toContain('<h1 class="good">The run went well');
  });

  it('prints the figures of both runs as JSON, beside the page', async () => {
    const { code, stdout } = await report('load.json', 'other.json', '--json', '--html', 'both.html');
    expect(code).toBe(0);
    const { kind, runs } = JSON.parse(stdout);
    expect(kind).toBe('load');
    expect(runs.map(({ file, wentWell }: Record<string, unknown>) => [file, wentWell])).toEqual([
      ['load.json', true],
      ['other.json', false],
    ]);
    expect(runs[0].serviceTime).toEqual({ count: 10, p50: 100, p95: 200, p99: 300, max: 400 });
    expect(readFileSync(at('both.html'), 'utf8')).toContain('The first run went well');
  });

  it('writes the page alone to standard output', async () => {
    const { code, stdout } = await report('load.json', '--html', '-');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
  });

  it.each([
    [['load.json'], 'Add --html FILE for a page, or --json.'],
    [['load.json', 'load.json', 'load.json', '--json'], 'one report or two, and 3 were given'],
    [['load.json', '--json', '--html', '-'], 'standard output is taken'],
    [['none.json', '--json'], 'The file none.json cannot be read: there is no such file.'],
    [['load.json', 'none.json', '--json'], 'The file none.json cannot be read'],
    [['folder', '--json'], 'The file folder cannot be read: it is a folder.'],
    [['text.json', '--json'], 'The file text.json is not JSON.'],
    [['load.json', '--html', 'folder'], 'cannot be written to folder: it is a folder.'],
    [['load.json', '--html', 'text.json/out.html'], 'a part of the path is not a folder'],
    [['load.json', '--html', './load.json'], 'it is one of the reports'],
  ])('refuses %j', async (args, message) => {
    const { code, stderr } = await report(...args);
    expect(code).toBe(2);
    expect(stderr.replace(/\s+/g, ' ')).toContain(message);
    expect(existsSync(at('out.html'))).toBe(false);
  });
});
