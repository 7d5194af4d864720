import { LOAD_REPORT_OPTIONS } from '../flags/command-flags.ts';
import { defineCommand } from './command.ts';

/** `gatehouse load report`. */
export const loadReportCommand = defineCommand({
  name: 'load report',
  summary: 'show a load test by Artillery as a page, or compare two',
  about:
    'Reads the JSON report that Artillery writes of a load test with the engine gatehouse (artillery run --output FILE), and makes one page of it: whether it went well, sign-ins a second, how long visitors waited, how sign-ins ended, errors and calls. A second report is compared with the first.',
  options: LOAD_REPORT_OPTIONS,
  operand: { name: 'FILE', about: 'the paths of one or two reports of Artillery', several: true },
  epilogue: `Exit codes:
   0  the report was written, whether or not the run went well
   2  wrong usage, or a file that is no report

Examples:
  artillery run load.yaml --output load.json
  gatehouse load report load.json --html load.html
  gatehouse load report after.json before.json --html compared.html
`,
  run: async (given, context, files) =>
    (await import('./load/report-files.ts')).reportFiles(files, given, context),
});
