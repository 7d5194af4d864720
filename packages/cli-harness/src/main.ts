import { processIo } from './composition/process-io.ts';
import { run } from './run.ts';

void run(process.argv.slice(2), processIo()).then((code) => {
  // An output that could not be written has set it already.
  process.exitCode ??= code;
});
