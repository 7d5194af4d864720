import type { SandboxError } from '@gatehouse-login/sandbox';
import { inert } from '../../report/inert.ts';

/** Why the sandbox did not start, in a sentence, and what to do; `fault` tells a wrong use from a taken port. */
export interface SandboxProblem {
  readonly fault: 'usage' | 'environment';
  readonly message: string;
  readonly details?: readonly string[];
  readonly next: string;
}

/** How many ports a sandbox takes: its home and seven brands. */
export const PORT_COUNT = 8;

/** Who began with another kind of file has enough of these. */
const SHOWN_FAULTS = 5;

/** Words what kept the sandbox from starting. */
export function sandboxProblem(error: SandboxError): SandboxProblem {
  const move = `Stop what uses it, or move the sandbox's ${PORT_COUNT} ports: set GATEHOUSE_PORT or --port to another first one, such as 5300.`;
  switch (error.kind) {
    case 'port-in-use':
      return { fault: 'environment', message: `Port ${error.port} is in use.`, next: move };
    case 'port-not-allowed':
      return {
        fault: 'environment',
        message: `Port ${error.port} cannot be listened on (${error.reason}).`,
        next: move,
      };
    case 'invalid-port':
      return {
        fault: 'usage',
        message: `${error.port} is no first port for a sandbox.`,
        next: `Take one from 1 to ${65_535 - PORT_COUNT + 1}, or 0 for any that are free.`,
      };
    case 'personas-unreadable':
      return {
        fault: 'usage',
        message: `The file of people ${inert(error.path)} cannot be read.`,
        next: 'Give --personas the path of a YAML file.',
      };
    case 'invalid-personas': {
      const place = error.path === undefined ? 'the people' : error.path;
      const count = error.problems.length;
      const lines = error.problems
        .slice(0, SHOWN_FAULTS)
        .map(({ line, column, message }) => `${place}:${line}:${column}: ${message}`);
      return {
        fault: 'usage',
        message: `The file of people has ${count === 1 ? 'a fault' : `${count} faults`}:`,
        details: count > SHOWN_FAULTS ? [...lines, `… and ${count - SHOWN_FAULTS} more.`] : lines,
        next: "The sandbox's own people, to begin with, and the schema stand at /_gatehouse/personas.yaml and personas.schema.json.",
      };
    }
    case 'invalid-fault':
      return { fault: 'usage', message: error.problems.join(' '), next: 'Correct the fault.' };
  }
}
