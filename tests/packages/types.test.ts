import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { entriesOf } from './support/project.ts';

const run = promisify(execFile);
const project = inject('installed');
const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));

// Programs for Node, whose types use its streams and servers. The other packages need no environment.
const FOR_NODE = ['@gatehouse-login/cli-harness', '@gatehouse-login/sandbox'];
const everything = project.packages.flatMap((each) =>
  entriesOf(each).map(([specifier]) => ({ specifier, isForNode: FOR_NODE.includes(each.manifest.name) })),
);

/** Compiles a program in the project, without the DOM and with its libraries checked. Returns the messages. */
async function compile(file: string, program: string, options: Record<string, unknown>): Promise<string> {
  const config = `tsconfig.${file}.json`;
  const compilerOptions = {
    target: 'es2023',
    lib: ['ES2023'],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    ...options,
  };
  writeFileSync(join(project.folder, file), program);
  writeFileSync(join(project.folder, config), JSON.stringify({ compilerOptions, files: [file] }));
  const outcome = await run(process.execPath, [tsc, '-p', config], { cwd: project.folder }).catch(
    (failed: { stdout: string }) => failed,
  );
  return outcome.stdout;
}

/** A program that imports all these entries. */
const importing = (specifiers: readonly string[]) =>
  specifiers
    .map(
      (specifier, at) =>
        `import * as entry${at} from '${specifier}';\nexport type Entry${at} = typeof entry${at};`,
    )
    .join('\n');

const USE = `
import { ok, okAsync } from 'neverthrow';
import { NEVER_CANCELLED, type Clock, type SessionGateway } from '@gatehouse-login/core';
import { applyEdit } from '@gatehouse-login/core/input-restriction';
import { checkPassword } from '@gatehouse-login/core/password-policy';
import { aConfiguration, aLoginAnswer, fakeSessionGateway } from '@gatehouse-login/core/testing';
import { makeMemoryStore, makeVersionedStore, type WebStorage } from '@gatehouse-login/adapters-http';

export const clock: Clock = { now: () => 0, wait: () => Promise.resolve() };
export const gateway: SessionGateway = fakeSessionGateway(ok(aLoginAnswer()));
export const mine: SessionGateway = { ...gateway, open: () => okAsync(aLoginAnswer()) };
export const storage: WebStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
export const stores = [makeMemoryStore(), makeVersionedStore(storage, { version: 1, now: clock.now })];
export const isLong: boolean = checkPassword('Correct-Horse-9').lengthOk;
export const brand: string = aConfiguration().brand;
export const over: boolean = NEVER_CANCELLED.cancelled;
export const edited: string = applyEdit(
  { rule: 'integer' },
  'en',
  { value: '', selectionStart: 0, selectionEnd: 0 },
  { type: 'paste', data: '1' },
).unwrapOr('');
`;

describe.each([
  ['nodenext', 'mts', { module: 'nodenext' }],
  ['a bundler', 'ts', { module: 'esnext', moduleResolution: 'bundler' }],
  ['CommonJS', 'cts', { module: 'node16' }],
])('the types resolve for %s', (_name, extension, options) => {
  it('with every entry, knowing neither DOM nor Node', async () => {
    const specifiers = everything.filter(({ isForNode }) => !isForNode).map(({ specifier }) => specifier);
    expect(await compile(`all.${extension}`, importing(specifiers), options)).toBe('');
  });

  it('with every entry, in Node', async () => {
    const specifiers = everything.map(({ specifier }) => specifier);
    const inNode = { ...options, types: ['node'] };
    expect(await compile(`node.${extension}`, importing(specifiers), inNode)).toBe('');
  });

  it('where they are used', async () => {
    expect(await compile(`use.${extension}`, USE, options)).toBe('');
  });

  it('and say so where they are used wrongly', async () => {
    const wrong =
      "import { checkPassword } from '@gatehouse-login/core/password-policy';\ncheckPassword(1);\n";
    expect(await compile(`wrong.${extension}`, wrong, options)).toContain('TS2345');
  });
});

it('a transport takes the fetch that Node declares', async () => {
  const program = `import { makeTransport, type Fetch } from '@gatehouse-login/adapters-http';
export const mine: Fetch = globalThis.fetch;
export const transport = (rest: Omit<Parameters<typeof makeTransport>[0], 'fetch'>) =>
  makeTransport({ ...rest, fetch: async (address) => new Response(String(address)) });
`;
  expect(await compile('fetch.mts', program, { module: 'nodenext', types: ['node'] })).toBe('');
});
