import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sandbox } from '@gatehouse-login/sandbox';

/** Somebody who can sign in. */
export interface Account {
  readonly user: string;
  readonly password: string;
}

/** What the sandbox is asked: a fault to set, or null to take all of them back. */
export interface Asked {
  readonly fault?: Parameters<Sandbox['faults']['add']>[0] | null;
}

/** What it answers. */
export interface Held {
  readonly sessions: number;
  /** The processor time of its process until now, in milliseconds. */
  readonly cpuMs: number;
}

/** A sandbox in another process, with as many people as a load test needs. */
export interface Platform {
  readonly home: string;
  readonly site: string;
  /** The people who sign in at once, and those who enter a code. */
  readonly plain: readonly Account[];
  readonly withCode: readonly Account[];
  readonly ask: (asked?: Asked) => Promise<Held>;
  /** Takes it away for some time, with all that it remembers. */
  readonly vanish: (ms: number) => Promise<void>;
  readonly dispose: () => void;
}

/** People whose passwords nobody has seen before, with what CSV, YAML and addresses treat in a special way. */
const makeAccounts = (count: number, prefix: string): readonly Account[] =>
  Array.from({ length: count }, (_, at) => ({
    user: `${prefix}${String(at).padStart(6, '0')}`,
    password: `Aa1,"'&%+ #{$é${randomBytes(6).toString('base64url')}`,
  }));

const personaOf = ({ user, password }: Account, hasCode: boolean): string =>
  [
    `  - id: ${user.toLowerCase()}`,
    `    username: ${user}`,
    `    password: ${JSON.stringify(password)}`,
    '    about: Signs in with many others.',
    ...(hasCode
      ? ['    twoFactor: true', `    contacts: [{ kind: email, to: ${user.toLowerCase()}@client.example }]`]
      : []),
  ].join('\n');

/** Starts a sandbox. `work` is a folder for its files. */
export async function startPlatform(
  work: string,
  counts: { plain: number; withCode: number },
): Promise<Platform> {
  const plain = makeAccounts(counts.plain, 'LP');
  const withCode = makeAccounts(counts.withCode, 'LC');
  const people = join(work, 'people.yaml');
  const all = [
    ...plain.map((each) => personaOf(each, false)),
    ...withCode.map((each) => personaOf(each, true)),
  ];
  await writeFile(people, `people:\n${all.join('\n')}\n`);
  const port = randomInt(20_000, 50_000);
  let { child, home, site } = await start(port, people);
  return {
    home,
    site,
    plain,
    withCode,
    async ask(asked = {}) {
      child.send(asked);
      const [held] = await once(child, 'message');
      return held as Held;
    },
    async vanish(ms) {
      child.kill('SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, ms));
      ({ child, home, site } = await start(port, people));
    },
    dispose: () => void child.kill('SIGKILL'),
  };
}

async function start(
  port: number,
  people: string,
): Promise<{ child: ChildProcess; home: string; site: string }> {
  const file = new URL('./platform-child.ts', import.meta.url);
  const execArgv = ['--conditions=@gatehouse-login/source'];
  const child = fork(file, [String(port), people], { execArgv });
  const [message] = (await once(child, 'message')) as [{ home: string; site: string; error?: unknown }];
  return { child, ...message };
}

/** The text of a CSV file with accounts. */
export const csvOf = (accounts: readonly Account[]): string =>
  accounts.map(({ user, password }) => `${user},"${password.replaceAll('"', '""')}"\n`).join('');
