// examples: the project that `gatehouse init --sandbox` writes, and the version of every package that an example asks for.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from '../../packages/cli-harness/src/commands/init/project-files.ts';
import { root } from '../lib/command.ts';
import { generated } from '../lib/generated.ts';

type Versions = Readonly<Record<string, string>>;
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const used = new Map<string, string>();
for (const path of ['package.json', ...globSync('packages/*/package.json', { cwd: root })]) {
  const { name, version, dependencies, devDependencies }: Manifest = JSON.parse(read(path));
  const all = { ...dependencies, ...devDependencies, [name]: version };
  for (const [each, wanted] of Object.entries(all)) used.set(each, wanted);
}

for (const { path, text } of projectFiles(null)) generated(`examples/logins-in-github-actions/${path}`, text);
for (const path of globSync('examples/*/package.json', { cwd: root })) {
  const text = read(path);
  const { dependencies, devDependencies }: Manifest = JSON.parse(text);
  const renewed = Object.entries({ ...dependencies, ...devDependencies }).reduce(
    (manifest, [name, version]) =>
      manifest.replace(`"${name}": "${version}"`, `"${name}": "${used.get(name)}"`),
    text,
  );
  generated(path, renewed);
}
