import type { SandboxError } from '@gatehouse-login/sandbox';
import { type Ending, endingOf } from '../../report/ending.ts';
import type { Problem } from '../../report/problem.ts';

/** How many ports a sandbox needs: one for its home page, seven for the brands. */
export const PORT_COUNT = 8;

/** A file that is not meant as a personas file has too many faults to show. */
const SHOWN_FAULTS = 5;

const MOVE = `Stop the program that uses it, or give the sandbox other ports: set GATEHOUSE_PORT or --port to the first of ${PORT_COUNT}, such as 5300.`;

/** The ending of a run whose sandbox did not start. */
export function sandboxEnding(error: SandboxError): Ending {
  const usage = (message: string, next: string, more: Partial<Problem> = {}) =>
    endingOf('usage', error.kind, message, next, more);
  const environment = (message: string) =>
    endingOf('environment-fault', error.kind, message, MOVE, { retryable: true });
  switch (error.kind) {
    case 'port-in-use':
      return environment(`Port ${error.port} is in use.`);
    case 'port-not-allowed':
      return environment(`Port ${error.port} cannot be opened (${error.reason}).`);
    case 'invalid-port':
      return usage(
        `${error.port} cannot be the first port of a sandbox.`,
        `Use a number from 1 to ${65_535 - PORT_COUNT + 1}, or 0 for free ports.`,
      );
    case 'personas-unreadable':
      return usage(`The file ${error.path} cannot be read.`, 'Give --personas the path of a YAML file.');
    case 'invalid-personas': {
      const place = error.path ?? 'the people';
      const count = error.problems.length;
      const lines = error.problems
        .slice(0, SHOWN_FAULTS)
        .map(({ line, column, message }) => `${place}:${line}:${column}: ${message}`);
      return usage(
        `The personas file has ${count === 1 ? 'a fault' : `${count} faults`}:`,
        'A running sandbox serves its own file, to begin with, and the schema: /_gatehouse/personas.yaml and personas.schema.json.',
        { details: count > SHOWN_FAULTS ? [...lines, `… and ${count - SHOWN_FAULTS} more.`] : lines },
      );
    }
    case 'invalid-fault':
      return usage(error.problems.join(' '), 'Correct the fault.');
  }
}
