import { processIo } from './composition/process-io.ts';
import { run } from './run.ts';

void run(process.argv.slice(2), processIo()).then((code) => {
  // If an output could not be written, the exit code is set already.
  process.exitCode ??= code;
});
