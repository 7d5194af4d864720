// Builds what is out of date, then runs the sandbox, which serves the site and the platform for all seven brands. The
// documentation is built meanwhile, if it is out of date.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildAll } from './build.ts';
import { root } from './lib/command.ts';
import { docsFolder } from './lib/docs.ts';

if (await buildAll()) {
  const building = spawn(process.execPath, [join(root, 'scripts', 'docs.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  building.unref();
  process.on('exit', () => building.kill());
  // In this process, so that no child has to be signalled or can be left behind.
  const command = `${root}packages/cli-harness/bin/gatehouse.js`;
  process.argv = [process.execPath, command, 'sandbox', '--docs-dir', docsFolder, ...process.argv.slice(2)];
  await import(new URL('../packages/cli-harness/bin/gatehouse.js', import.meta.url).href);
} else {
  process.exitCode = 1;
}
