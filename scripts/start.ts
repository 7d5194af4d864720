// Builds what is out of date, then runs the sandbox, which serves the site and the
// platform for all seven brands.
import { buildAll } from './build.ts';
import { root } from './lib/command.ts';

if (await buildAll()) {
  // In this process, so that no child has to be signalled or can be left behind.
  const command = `${root}packages/cli-harness/bin/gatehouse.js`;
  process.argv = [process.execPath, command, 'sandbox', ...process.argv.slice(2)];
  await import(new URL('../packages/cli-harness/bin/gatehouse.js', import.meta.url).href);
} else {
  process.exitCode = 1;
}
