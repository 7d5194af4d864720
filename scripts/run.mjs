// Runs one of the scripts next to this file under Node 24, even in a clone where nothing is installed. It
// starts on Node 18 or later, fetches Node 24, installs what the lockfile says, and hands over.
// Usage: node scripts/run.mjs NAME [ARGUMENT …]
// package.json says "exec node …" because npm's signals would otherwise stop at the shell between npm and us.
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

// A terminal sends Ctrl-C to the child too. Passing it on at once would be a second
// one, which means "stop now".
const pass = (signal) => () => {
  const isShared = signal === 'SIGINT' && process.stdin.isTTY === true;
  setTimeout(() => child.kill(signal), isShared ? 2_000 : 0).unref();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass(signal));
// If npm is killed with SIGKILL, no signal reaches us.
const parent = process.ppid;
const isOrphan = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
setInterval(() => isOrphan() && child.kill('SIGTERM'), 500).unref();
child.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal];
});
child.on('error', (error) => fail(`${node} could not be started: ${error.message}`));
