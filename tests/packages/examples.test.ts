// The examples as somebody copies them: outside the repository, with the packed packages.
import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../scripts/lib/command.ts';
import { copyExample } from './support/example.ts';

const project = inject('installed');
const isFull = process.env.GATEHOUSE_FULL === '1';
const names = globSync('examples/*/package.json', { cwd: root }).map((file) => basename(dirname(file)));
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(dirname(folder), { recursive: true });
});

function copy(name: string, how?: 'linked' | 'installed') {
  const example = copyExample(project, name, how);
  folders.push(example.folder);
  return example;
}

describe('an example, copied', () => {
  it('is one of seven, and each is on the page that says which is for whom', () => {
    expect(names).toHaveLength(7);
    const page = readFileSync(join(root, 'examples/README.md'), 'utf8');
    expect(names.filter((name) => !page.includes(`](${name})`))).toEqual([]);
  });

  it.each(names)('passes its own tests: %s', { timeout: 180_000 }, (name) => {
    // One that fails throws with what it printed.
    copy(name).run('npm test 2>&1');
  });

  // The one that asks for most. Installing takes half a minute, linking no time.
  it.runIf(isFull)('passes its own tests when npm has installed it as the page says', () => {
    copy('brand-with-react', 'installed').run('npm test 2>&1');
  });
});

it('core-in-node logs in, and says where a browser would go', () => {
  expect(copy('core-in-node').run('npm start')).toMatch(
    /\nLogged in\. A browser would go to localhost:\d+ now\.\n$/,
  );
});

it('core-in-node says why it did not log in', () => {
  const start = 'npm start --silent -- http://localhost:1 DM100001 2>&1 || echo "exit $?"';
  const said = copy('core-in-node').run(start, { PASSWORD: 'Any-77' });
  expect(said).toBe('We could not reach the service. Please try again.\nexit 1\n');
});

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: { readonly path?: string };
}

it('every step of the workflow of logins-in-github-actions does what it is there for', {
  timeout: 180_000,
}, () => {
  const example = copy('logins-in-github-actions', isFull ? 'installed' : 'linked');
  const workflow = parse(readFileSync(join(example.folder, '.github/workflows/logins.yml'), 'utf8'));
  const steps: readonly Step[] = workflow.jobs.logins.steps;
  const summary = join(example.folder, 'summary.md');
  // `npm ci` needs the lockfile of a real installation.
  const commands = steps.flatMap(({ run }) =>
    run === undefined || (run === 'npm ci' && !isFull) ? [] : [run],
  );
  expect(commands).toHaveLength(isFull ? 2 : 1);
  const [printed = ''] = commands.map((run) => example.run(run, { GITHUB_STEP_SUMMARY: summary })).slice(-1);
  expect(printed).toContain('5 passed');
  expect(readFileSync(summary, 'utf8')).toContain('signs in and is let in');
  const kept = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact'))?.with?.path ?? '';
  expect(kept.trim().split('\n').sort()).toEqual(
    globSync('logins.{xml,html}', { cwd: example.folder }).sort(),
  );
});
