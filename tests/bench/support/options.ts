import { parseArgs } from 'node:util';

/** The options of the benchmarks. `npm run bench` passes them on to each. */
export const OPTIONS = {
  /** How often each thing is measured. */
  rounds: { type: 'string' },
  /** The part of a benchmark to run, where it has parts. */
  part: { type: 'string' },
  /** How long a round of the stream's benchmark publishes. */
  seconds: { type: 'string' },
} as const;

/** Returns the options that this program was called with. Exits with a sentence if one is wrong. */
export const readOptions = (usual: { readonly rounds: number }) => {
  const { values } = parseArgs({ options: OPTIONS });
  const whole = (name: 'rounds' | 'seconds', otherwise: number): number => {
    const number = Number(values[name] ?? otherwise);
    if (Number.isInteger(number) && number >= 1) return number;
    process.stderr.write(`--${name} takes a whole number from 1, not "${values[name]}".\n`);
    process.exit(2);
  };
  return { rounds: whole('rounds', usual.rounds), seconds: whole('seconds', 5), part: values.part };
};
