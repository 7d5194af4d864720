// Generates docs/errors.md from the error tables of core and of the command.
import { ERROR_ENDINGS, OUTCOMES } from '@gatehouse-login/cli-harness';
import { ENGLISH, ERROR_TABLE, type ErrorKind } from '@gatehouse-login/core';
import { generated } from '../lib/generated.ts';

const rows = (Object.keys(ERROR_TABLE) as ErrorKind[]).map((kind) => {
  const { code, retryable } = ERROR_TABLE[kind];
  const { outcome, next } = ERROR_ENDINGS[kind];
  const { exitCode } = OUTCOMES[outcome];
  return `| \`${kind}\` | ${code ?? ''} | ${ENGLISH[`error.${kind}`]} | ${retryable ? 'yes' : 'no'} | \`${outcome}\` | ${exitCode} | ${next} |`;
});

generated(
  'docs/errors.md',
  `# The errors

Generated from \`packages/core/src/errors\` and \`packages/cli-harness/src/report\` by \`npm run generate\`. The types say what each kind means and which calls can fail with it. [functional-specification.md](functional-specification.md#faults-on-the-way) says how network faults are distinguished.

| Kind | Platform's code | Message for the visitor (English) | Can a retry help? | Outcome of the command | Exit code | Advice for the user of the command |
|---|---|---|---|---|---|---|
${rows.join('\n')}

The login-failed screen reports refused credentials, in the words of the specification. The command gives more precise advice if it can: why a connection failed, or which redirect addresses the site allows.
`,
);
