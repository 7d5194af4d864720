import { DEPLOY_FLAGS } from '../flags/command-flags.ts';
import { defineCommand } from './command.ts';

/** `gatehouse deploy`. */
export const deployCommand = defineCommand({
  name: 'deploy',
  summary: 'switch a server to a release, or back',
  about:
    'Copies a release to the folder of the releases, lets the server examine its files, and then moves the link current to it. Documents and their headers change together when the server reads its files again. Nothing changes if anything is wrong before.',
  options: DEPLOY_FLAGS,
  epilogue: `Exit codes:
  0  the server has the release
  2  wrong usage, or the release is not whole
  3  the server or the platform refuses: all is as it was

Examples:
  gatehouse deploy --from release --to /srv/gatehouse \\
    --reload 'systemctl reload nginx'
  gatehouse deploy --rollback --to /srv/gatehouse \\
    --reload 'systemctl reload nginx'
`,
  run: async (given, context) => (await import('./deploy/run-deploy.ts')).runDeploy(given, context),
});
