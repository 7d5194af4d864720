// Generates docs/api: the platform's calls as OpenAPI, and the schema of a personas file, as
// the sandbox serves them; and docs/guides/people.md, its people.
import { createSandbox } from '@gatehouse-login/sandbox';
import { generated } from '../lib/generated.ts';

const sandbox = (await createSandbox({ port: 0 })).match(
  (started) => started,
  (error) => {
    const problems =
      error.kind === 'invalid-personas'
        ? error.problems.map(({ line, message }) => `Line ${line} of its people: ${message}`)
        : [JSON.stringify(error)];
    process.stderr.write(`The sandbox does not start.\n${problems.join('\n')}\n`);
    process.exit(1);
  },
);
for (const name of ['openapi.json', 'personas.schema.json']) {
  const document: unknown = await (await fetch(`${sandbox.home}/_gatehouse/${name}`)).json();
  generated(`docs/api/${name}`, `${JSON.stringify(document, null, 2)}\n`);
}

const rows = sandbox.people.map(
  ({ id, username, password, about }) => `| \`${id}\` | \`${username}\` | \`${password}\` | ${about} |`,
);
generated(
  'docs/guides/people.md',
  `# Test users: who can sign in to the sandbox

Generated from \`packages/sandbox/src/people/default-personas.ts\` by \`npm run generate\`.

Scenarios use the name: \`sign in as forced-change\`. So do \`gatehouse login --sandbox --persona forced-change\` and \`persona\` in the [library](library.md). On a login page, use the user name and the password. Everybody works on every brand. \`--personas\` of \`gatehouse sandbox\` takes [people of your own](sandbox.md#people).

| Name | User name | Password | What happens |
|---|---|---|---|
${rows.join('\n')}
`,
);
await sandbox.dispose();
