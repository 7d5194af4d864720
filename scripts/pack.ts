// Builds and packs the command and the packages that it needs into a folder of another project:
// npm run pack -- ../my-project/vendor
import { buildAll } from './build.ts';
import { makeFolder, packCommand } from './lib/pack-command.ts';

// npm runs scripts in the repository's folder and gives the caller's folder as INIT_CWD.
const caller = process.env.INIT_CWD ?? process.cwd();
const folder = makeFolder(process.argv.slice(2), caller);
if (folder === null) {
  process.stderr.write('Name a folder of your project, such as: npm run pack -- ../my-project/vendor\n');
  process.exitCode = 2;
} else {
  const next = (await buildAll()) ? packCommand(folder, caller) : null;
  if (next === null) process.exitCode = 1;
  else process.stdout.write(next);
}
