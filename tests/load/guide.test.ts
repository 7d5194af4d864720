import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import Engine from 'artillery-engine-gatehouse';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../scripts/lib/command.ts';
import { installArtillery } from './support/install-artillery.ts';

const guide = await readFile(join(root, 'docs/guides/load.md'), 'utf8');
const blocksOf = (language: string): readonly string[] =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, text = '']) => text,
  );
const readme = await readFile(join(root, 'packages/artillery-engine/README.md'), 'utf8');
const [short = ''] = /(?<=^```yaml\n)[\s\S]*?(?=^```)/m.exec(readme) ?? [];
const scripts = [...blocksOf('yaml').filter((text) => text.includes('engine: gatehouse')), short];
const files = blocksOf('yaml').filter((text) => text.startsWith('# '));
const [people = ''] = blocksOf('csv');

describe('the guide of load tests', () => {
  let sandbox: Sandbox;
  let folder: string;
  beforeAll(async () => {
    sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
    folder = await mkdtemp(join(tmpdir(), 'gatehouse-guide-'));
    vi.stubEnv('XDG_STATE_HOME', folder);
    for (const text of files) await writeFile(join(folder, /^# (\S+)/.exec(text)?.[1] ?? 'file'), text);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await sandbox.dispose();
    await rm(folder, { recursive: true });
  });

  it.each(scripts.map((text, at) => [at + 1, text] as const))(
    'has a script %i that the engine takes',
    async (_, text) => {
      const here = text
        .replaceAll('http://localhost:4300', sandbox.home)
        .replace('http://localhost:4301', sandbox.brands['city-index'])
        .replace('https://login.test.example', sandbox.brands.kq);
      const _scriptPath = join(folder, 'load.yaml');
      await writeFile(_scriptPath, here);
      const script = parse(here);
      const data = people
        .trim()
        .split('\n')
        .map((row) => row.split(','));
      const config = { ...script.config, payload: [{ ...script.config.payload, data }] };
      const problems: string[] = [];
      const helpers = {
        template: () => '',
        createThink: () => () => {},
        createLoopWithCount: () => () => {},
      };
      const engine = new Engine({ ...script, config, _scriptPath }, null, helpers, async (found) => {
        problems.push(...found);
      });
      await engine.init();
      expect(problems).toEqual([]);
    },
  );

  it('names every setting, and no other', async () => {
    const [, section = ''] = guide.split('## Settings');
    const told = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    const problems: string[] = [];
    const config = { target: sandbox.brands.kq, engines: { gatehouse: { unknown: 1 } } };
    const spec = { engine: 'gatehouse', flow: ['expect login'] };
    const engine = new Engine({ config, scenarios: [spec] }, null, Object(null), async (found) => {
      problems.push(...found);
    });
    await engine.init();
    const [, known = ''] = /Known are: (.*)\./.exec(problems.join()) ?? [];
    expect(known.split(', ').toSorted()).toEqual(told.toSorted());
  });

  // The rest installs Artillery.
  it.runIf(process.env.GATEHOUSE_FULL === '1')(
    'leads from an empty folder to a picture',
    async () => {
      const artillery = installArtillery() ?? '';
      const work = await mkdtemp(join(artillery, 'guide-'));
      const port = randomInt(20_000, 50_000);
      const here = (text: string): string =>
        text
          .replaceAll('4300', String(port))
          .replaceAll('4301', String(port + 1))
          .replace(
            /^gatehouse /,
            `${process.execPath} ${join(root, 'packages/cli-harness/bin/gatehouse.js')} `,
          )
          .replace(
            /^npx artillery /,
            `${process.execPath} ${join(artillery, 'node_modules/artillery/bin/run')} `,
          );
      await writeFile(join(work, 'people.csv'), people);
      await writeFile(join(work, 'load.yaml'), here(scripts[0] ?? ''));
      const [, start = '', ...commands] = blocksOf('sh')
        .flatMap((block) => block.trim().split('\n'))
        .filter((line) => !line.startsWith('npm init'));
      const [program = '', ...words] = here(start).split(' ');
      const child: ChildProcess = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] });
      await new Promise((resolve) => child.stdout?.once('data', resolve));
      const env = {
        ...process.env,
        XDG_STATE_HOME: work,
        ARTILLERY_DISABLE_TELEMETRY: 'true',
        NODE_OPTIONS: '',
      };
      for (const line of commands) {
        const ran = spawnSync(here(line), { cwd: work, shell: true, encoding: 'utf8', env });
        expect(`${ran.status} ${ran.stdout}${ran.stderr}`).toMatch(/^0 /);
      }
      child.kill();
      const page = await readFile(join(work, 'load.html'), 'utf8');
      expect(page).toMatch(/The run went well: none of \d+ virtual users failed/);
      await rm(work, { recursive: true });
    },
    600_000,
  );
});
