// docs/errors.md: what can go wrong and what follows from it, from the error table.
import { ENGLISH, ERROR_TABLE, type ErrorKind } from '@gatehouse-login/core';
import { generated } from '../lib/generated.ts';

const rows = (Object.keys(ERROR_TABLE) as ErrorKind[]).map((kind) => {
  const { code, next, retryable, exitCode } = ERROR_TABLE[kind];
  return `| \`${kind}\` | ${code ?? ''} | ${ENGLISH[`error.${kind}`]} | ${retryable ? 'yes' : 'no'} | ${exitCode} | ${next} |`;
});

generated(
  'docs/errors.md',
  `# The errors

Made from \`packages/core/src/errors\` by \`npm run generate\`. What each kind means, and which call ends in which, stands in its types; how faults of the network are told apart in [unknowns.md](unknowns.md#faults-on-the-way).

| Kind | The platform's code | What a visitor reads (in English) | May the same help later? | Exit code | What a scripter is told |
|---|---|---|---|---|---|
${rows.join('\n')}

Refused credentials are told on the screen login-failed, in the words of the specification.
`,
);
