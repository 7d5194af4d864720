import { EXPLAIN_FLAGS } from '../flags/command-flags.ts';
import { defineCommand } from './command.ts';

/** `gatehouse explain`. */
export const explainTranscriptCommand = defineCommand({
  name: 'explain',
  summary: 'tell what happened in a login, and why, from its transcript',
  about:
    'Tells a login in sentences: what happened, where it led, and why. The file is a transcript, which the login page offers beside the reference, and gatehouse login writes with --transcript. It holds no secrets. At the end, the login is replayed, to say whether this version does the same.',
  options: EXPLAIN_FLAGS,
  operand: { name: 'FILE', about: 'the path of a transcript' },
  epilogue: `Exit codes:
  0  told     1  told, and this version behaves differently
  2  wrong usage, or a file that is no whole transcript

Examples:
  gatehouse explain login.jsonl
  gatehouse explain login.jsonl --json
`,
  run: async (given, context, [file = '']) =>
    (await import('./explain/explain-file.ts')).explainFile(file, given, context),
});
