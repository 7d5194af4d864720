import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../../scripts/lib/command.ts';
import { PEERS } from './peers.ts';
import type { Account } from './sign-in.ts';

/** A program that is measured, as Node is called with it. */
export interface Contestant {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

const gatehouse = join(root, 'packages/cli-harness/bin/gatehouse.js');
const bareFetch = fileURLToPath(new URL('./bare-fetch.ts', import.meta.url));

const SCENARIO = `people:
  visitor: { user: DM100001, password: { env: BENCH_PASSWORD } }
scenarios:
  - name: signs in
    steps: [sign in as visitor, expect signed in]
`;

/** The programs that sign in so many times, each with what it needs in a folder of its own. */
export function contestants(
  folder: string,
  peers: string | null,
  account: Account,
  count: number,
): readonly Contestant[] {
  const folderOf = (name: string): string => {
    const path = join(folder, String(count), name.replace('/', '-'));
    mkdirSync(path, { recursive: true });
    return path;
  };
  const own = folderOf('gatehouse');
  const site = ['--site', account.origin];
  if (count > 1) writeFileSync(join(own, 'sign-in.yaml'), SCENARIO);
  const args =
    count > 1
      ? ['run', 'sign-in.yaml', ...site, '--repeat', String(count)]
      : ['login', ...site, '--user', account.username, '--password-env', 'BENCH_PASSWORD'];
  const bare = { name: 'bare fetch', args: [bareFetch, String(count)], cwd: folderOf('bare') };
  const others = PEERS.map(({ name, version, program, prepare }) => {
    const cwd = folderOf(name);
    const path = join(peers ?? '', 'node_modules', program);
    return { name: `${name} ${version}`, args: [path, ...prepare(cwd, count, account)], cwd };
  });
  return [
    bare,
    { name: 'gatehouse', args: [gatehouse, ...args], cwd: own },
    ...(peers === null ? [] : others),
  ];
}
