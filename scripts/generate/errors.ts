// Generates docs/errors.md from the error table.
import { ENGLISH, ERROR_TABLE, type ErrorKind } from '@gatehouse-login/core';
import { generated } from '../lib/generated.ts';

const rows = (Object.keys(ERROR_TABLE) as ErrorKind[]).map((kind) => {
  const { code, next, retryable, exitCode } = ERROR_TABLE[kind];
  return `| \`${kind}\` | ${code ?? ''} | ${ENGLISH[`error.${kind}`]} | ${retryable ? 'yes' : 'no'} | ${exitCode} | ${next} |`;
});

generated(
  'docs/errors.md',
  `# The errors

Generated from \`packages/core/src/errors\` by \`npm run generate\`. The types say what each kind means and which calls can fail with it. [unknowns.md](unknowns.md#faults-on-the-way) says how network faults are distinguished.

| Kind | Platform's code | Message for the visitor (English) | Can a retry help? | Exit code | Advice for the user of the command |
|---|---|---|---|---|---|
${rows.join('\n')}

The login-failed screen reports refused credentials, in the words of the specification.
`,
);
