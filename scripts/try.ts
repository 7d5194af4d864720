// Runs a file of yours against the packages' sources: npm run try my.ts
import { resolve } from 'node:path';
import { node } from './lib/command.ts';

const [file, ...rest] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Name the file to run, such as: npm run try my.ts\n');
  process.exitCode = 2;
} else {
  // npm runs scripts in the repository's folder and gives the caller's folder as INIT_CWD.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const { code } = await node(['--conditions=@gatehouse-login/source', path, ...rest], { show: true });
  process.exitCode = code;
}
