import { FLOW_FLAGS } from '../flags/command-flags.ts';
import { defineCommand } from './command.ts';

/** `gatehouse flow`. */
export const flowCommand = defineCommand({
  name: 'flow',
  summary: 'show the steps of a login, and answer what happens if',
  about:
    'Shows the flow that the login page and this command follow: its states, what can happen in each of them, where that leads, and why.',
  options: FLOW_FLAGS,
  epilogue: `Exit codes:
  0  shown     2  wrong usage

Examples:
  gatehouse flow
  gatehouse flow --in two-factor
  gatehouse flow --in verifying-code --if code-refused
  gatehouse flow --mermaid > flow.mmd
`,
  run: async (given) => (await import('./flow/show-flow.ts')).showFlow(given),
});
