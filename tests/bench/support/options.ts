import { parseArgs } from 'node:util';

/** The options of the benchmarks. `npm run bench` passes them on to each. */
export const OPTIONS = {
  /** How often each thing is measured. */
  rounds: { type: 'string' },
  /** The part of the sandbox's benchmark to run. */
  part: { type: 'string' },
} as const;

/** Returns the options that this program was called with. Exits with a sentence if one is wrong. */
export const readOptions = (usual: { readonly rounds: number }) => {
  const { values } = parseArgs({ options: OPTIONS });
  const rounds = Number(values.rounds ?? usual.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    process.stderr.write(`--rounds takes a whole number from 1, not "${values.rounds}".\n`);
    process.exit(2);
  }
  return { rounds, part: values.part };
};
