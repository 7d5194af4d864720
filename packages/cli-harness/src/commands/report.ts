import { defineCommand } from './command.ts';
import { MERGE_OPTIONS } from './report/options.ts';

/** `gatehouse report merge`. */
export const mergeCommand = defineCommand({
  name: 'report merge',
  summary: 'merge the JSON reports of shards into one report',
  about:
    'Merges the JSON reports that the shards of a run have written, on any machines, into one. A shard writes its report with --shard 1/4 --report json=shard-1.json. What is missing, there twice or of another version is named.',
  options: MERGE_OPTIONS,
  operand: { name: 'FILE', about: 'the paths of JSON reports', several: true },
  epilogue: `Exit codes:
   0  every scenario passed, and no shard is missing
   1  a scenario failed, or a shard is missing
   2  wrong usage, or a file that is no report
Every other code is the one of the run that failed: see gatehouse run --help.

Examples:
  gatehouse report merge shard-*.json --report junit=out.xml,html=out.html
  gatehouse report merge shard-1.json shard-2.json --json
`,
  run: async (given, context, files) =>
    (await import('./report/merge-files.ts')).mergeFiles(files, given, context),
});
