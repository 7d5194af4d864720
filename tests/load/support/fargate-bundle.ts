import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type LoadPlan, ours } from './scripts.ts';

/** A project, and which of its files Artillery would upload. */
export interface Bundle {
  readonly project: string;
  readonly files: readonly string[];
}

/** Makes a project as docs/guides/load.md says it, and lets Artillery list what it would upload to AWS Fargate. */
export async function makeBundle(artillery: string, work: string, plan: LoadPlan): Promise<Bundle> {
  const project = join(work, 'project');
  await mkdir(project);
  await cp(join(artillery, 'vendor'), join(project, 'vendor'), { recursive: true });
  await cp(join(work, plan.people), join(project, plan.people));
  const tarballs = await readdir(join(project, 'vendor'));
  const dependencies = Object.fromEntries(
    tarballs.map((file) => [nameOf(file), `file:vendor/${file}`] as const),
  );
  await writeFile(join(project, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const script = ours(plan) as { readonly config: object };
  const config = { ...script.config, includeFiles: tarballs.map((file) => `vendor/${file}`) };
  await writeFile(join(project, 'load.json'), JSON.stringify({ ...script, config }));
  const library = join(artillery, 'node_modules/artillery/dist/lib/create-bom/create-bom.js');
  await writeFile(
    join(work, 'list.mjs'),
    `import { createBOM } from ${JSON.stringify(pathToFileURL(library).href)};
createBOM(${JSON.stringify(join(project, 'load.json'))}, [], {}, (error, { files }) => {
  console.log(JSON.stringify(files.map(({ noPrefix }) => noPrefix)));
});`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [join(work, 'list.mjs')]);
  return { project, files: JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]') as string[] };
}

const nameOf = (tarball: string): string =>
  tarball.replace(/-\d+\.\d+\.\d+\.tgz$/, '').replace(/^gatehouse-login-/, '@gatehouse-login/');
