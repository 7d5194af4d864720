import { VERSION } from './version.ts';

const argv = process.argv.slice(2);
const [first] = argv;

// The version needs nothing else, not even the streams and signals of a run.
if (first === '--version' || first === '-V') process.stdout.write(`${VERSION}\n`);
else void start();

async function start(): Promise<void> {
  const [{ processIo }, { run }] = await Promise.all([
    import('./composition/process-io.ts'),
    import('./run.ts'),
  ]);
  process.exitCode = await run(argv, processIo());
}
