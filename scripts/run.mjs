// Runs one of the scripts beside this file under Node 24, in a clone where nothing is installed yet. It starts on any
// Node from 18 on: fetch Node 24, install what the lockfile says, hand over. Usage: node scripts/run.mjs NAME [ARGUMENT …]
// package.json says "exec node …": without it npm's signals would reach the shell between npm and us, and end there.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findNode, install, root } from './lib/toolchain.mjs';

const fail = (sentence) => {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
};

const [name = '', ...rest] = process.argv.slice(2);
const script = join(root, 'scripts', `${name}.ts`);
if (!/^[a-z-]+$/.test(name) || !existsSync(script))
  fail(`There is no script called "${name}" in the folder scripts.`);

const { node, sentence } = findNode();
if (node === undefined) fail(sentence);
const complaint = install(node);
if (complaint !== undefined) fail(complaint);

const PATH = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
const child = spawn(node, [script, ...rest], { cwd: root, stdio: 'inherit', env: { ...process.env, PATH } });

// A terminal sends Ctrl-C to the child as well: passing it on at once would be a second one, which means "now!".
const pass = (signal) => () => {
  const isShared = signal === 'SIGINT' && process.stdin.isTTY === true;
  setTimeout(() => child.kill(signal), isShared ? 2_000 : 0).unref();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass(signal));
// npm itself may be killed the hard way; nobody would be left to tell us.
const parent = process.ppid;
const isOrphan = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
setInterval(() => isOrphan() && child.kill('SIGTERM'), 500).unref();
child.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal];
});
child.on('error', (error) => fail(`${node} could not be started: ${error.message}`));
