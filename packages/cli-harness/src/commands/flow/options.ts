import type { Flags, Given } from '../../flags/flag.ts';

/** The flags of `gatehouse flow`. */
export const FLOW_OPTIONS = {
  in: { value: 'STATE', about: 'what can happen in this state, such as login or two-factor' },
  if: { value: 'EVENT', about: 'what this event leads to, such as submitted or code-refused' },
  mermaid: { about: 'draw the flow as a Mermaid flowchart' },
  json: { about: 'print one JSON object' },
} as const satisfies Flags;

/** The flags of a command line of `gatehouse flow`. */
export type FlowGiven = Given<typeof FLOW_OPTIONS>;
