import { EXIT_CODES } from '../report/outcome.ts';
import { defineCommand } from './command.ts';
import { exitCodes } from './exit-codes.ts';
import { RETIRED } from './retired.ts';
import { RUN_OPTIONS } from './run/options.ts';

const NO_SECRETS =
  'A scenario names where its passwords come from: the environment, a file or a command. See docs/guides/scenarios.md.';

/** `gatehouse run`. */
export const runCommand = defineCommand({
  name: 'run',
  summary: 'play scenarios: files that say what a login should do',
  about:
    'Plays scenarios: YAML files that say in product words what a visitor does and what should come of it. A folder stands for every YAML file in it.',
  options: RUN_OPTIONS,
  operand: { name: 'FILE', about: 'the paths of scenario files, or of folders with them', several: true },
  refused: { '--password': NO_SECRETS, '-p': NO_SECRETS, '--code': NO_SECRETS, ...RETIRED },
  epilogue: `A scenario:
  scenarios:
    - name: signs in with a code
      steps:
        - sign in as two-factor
        - choose sms
        - enter code
        - expect destination webtrader

Exit codes:
${exitCodes({
  ...EXIT_CODES,
  0: 'every scenario passed',
  1: 'a scenario failed',
  2: 'a mistake in a file or a flag, or a site that is set up wrongly',
  130: 'interrupted; the report says how far it got',
})}

Examples:
  gatehouse run scenarios/
  gatehouse run login.yaml --site https://login.test.example --workers 4
  gatehouse run login.yaml --sandbox --matrix 'brand language=en,de'
  gatehouse run scenarios/ --tags smoke --shard 1/4 --json
`,
  run: async (given, context, files) => (await import('./run/run.ts')).run(files, given, context),
});
