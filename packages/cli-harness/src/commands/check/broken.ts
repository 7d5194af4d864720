import { type Ending, endingOf } from '../../report/ending.ts';
import { lineOf } from '../../scenario/mistake.ts';
import { inert } from '../../terminal/inert.ts';
import type { CheckedFile } from './check-file.ts';

/** The ending for a configuration that cannot be used. Every fault is named, with its place. */
export function broken({ name, findings }: CheckedFile, nothing: string): Ending {
  const faults = findings.filter(({ status }) => status === 'fault');
  const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
  return endingOf(
    'configuration-fault',
    'configuration-fault',
    `${inert(name)} has ${count}. ${nothing}`,
    'Correct the file and run the command again. gatehouse check says more.',
    { details: faults.map(lineOf) },
  );
}
