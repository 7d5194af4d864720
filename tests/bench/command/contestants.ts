import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PEERS } from './peers.ts';
import type { Account } from './sign-in.ts';

/** A program that is measured, as Node is called with it. */
export interface Contestant {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** How often it is measured at most, and then without a turn to warm up. */
  readonly most?: number;
}

/** How often a program is measured that takes up to a minute each time. */
export const SLOW_ROUNDS = 2;

/** Where the programs are. */
export interface Programs {
  readonly gatehouse: string;
  /** The folder that the peers are installed in; null if they are not. */
  readonly peers: string | null;
}

/** Writes the script with nothing but fetch as JavaScript: to strip its types, Node takes longer than one sign-in. */
function writeBareFetch(folder: string): string {
  const [main = ''] = ['bare-fetch', 'sign-in'].map((name) => {
    const source = readFileSync(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), 'utf8');
    const path = join(folder, `${name}.mjs`);
    writeFileSync(path, stripTypeScriptTypes(source).replaceAll(/(from '.*)\.ts'/g, "$1.mjs'"));
    return path;
  });
  return main;
}

const SCENARIO = `people:
  visitor: { user: DM100001, password: { env: BENCH_PASSWORD } }
scenarios:
  - name: signs in
    steps: [sign in as visitor, expect signed in]
`;

/** The programs that sign in so many times, each with what it needs in a folder of its own. */
export function contestants(
  { gatehouse, peers }: Programs,
  folder: string,
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
  const cwd = folderOf('bare');
  const bare = { name: 'bare fetch', args: [writeBareFetch(cwd), String(count)], cwd };
  const others = PEERS.map(({ name, version, program, prepare }) => {
    const home = folderOf(name);
    const path = join(peers ?? '', 'node_modules', program);
    const most = count > 1 ? { most: SLOW_ROUNDS } : {};
    return {
      name: `${name} ${version}`,
      args: [path, ...prepare(home, count, account)],
      cwd: home,
      ...most,
    };
  });
  return [
    bare,
    { name: 'gatehouse', args: [gatehouse, ...args], cwd: own },
    ...(peers === null ? [] : others),
  ];
}
