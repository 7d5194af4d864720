import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { root } from '../../../scripts/lib/command.ts';

// What needs Node has an entry of its own.
const PACKAGES = ['core', 'adapters-http'];
const FOR_NODE = '@gatehouse-login/adapters-http/node';

type Answers = Readonly<Record<string, unknown>>;
type Manifest = { readonly name: string; readonly exports: Readonly<Record<string, unknown>> };

const specifiers = PACKAGES.flatMap((name) => {
  const manifest = JSON.parse(readFileSync(`${root}/packages/${name}/package.json`, 'utf8')) as Manifest;
  return Object.keys(manifest.exports).map((path) => `${manifest.name}${path.slice(1)}`);
}).filter((specifier) => specifier !== FOR_NODE);

const IMPORTS = specifiers.map((specifier, at) => `import * as entry${at} from '${specifier}';`).join('\n');
const ENTRIES = specifiers.map((specifier, at) => `'${specifier}': entry${at}`).join(', ');

/** Calls everything. A page keeps the answers, and starts a worker that does the same; the worker sends its answers. */
const PROGRAM = `${IMPORTS}
import { CALLS, callAll } from './tests/packages/support/calls/index.ts';
const answered = callAll(CALLS, { ${ENTRIES} });
if (typeof document === 'undefined') answered.then((answers) => postMessage(answers));
else {
  globalThis.answers = {};
  answered.then((answers) => Object.assign(globalThis.answers, { page: answers }));
  const worker = new Worker('/calls.js', { type: 'module' });
  worker.onmessage = ({ data }) => Object.assign(globalThis.answers, { worker: data });
  worker.onerror = ({ message }) => Object.assign(globalThis.answers, { worker: message || 'did not start' });
}`;

/** What a page and its worker have to answer: what Node answered, without the entry for Node. */
export const kept: Answers = Object.fromEntries(
  Object.entries(
    JSON.parse(readFileSync(`${root}/tests/packages/calls.answers.json`, 'utf8')) as Answers,
  ).filter(([name]) => !name.startsWith(`${FOR_NODE} `)),
);

/** Serves a page that calls every function of the built core and adapters-http, in itself and in a worker. */
export async function serveCalls(): Promise<{ readonly address: string; close(): void }> {
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    logLevel: 'silent',
  });
  const script = outputFiles[0]?.text ?? '';
  const server = createServer(({ url }, response) => {
    const isScript = url === '/calls.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(
      isScript
        ? script
        : '<!doctype html><title>Calls</title><script type="module" src="/calls.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, close: () => void server.close() };
}
