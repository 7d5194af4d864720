// Generates docs/api: the platform's calls as OpenAPI, and the schema of a personas file, as
// the sandbox serves them.
import { createSandbox } from '@gatehouse-login/sandbox';
import { generated } from '../lib/generated.ts';

const sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
for (const name of ['openapi.json', 'personas.schema.json']) {
  const document: unknown = await (await fetch(`${sandbox.home}/_gatehouse/${name}`)).json();
  generated(`docs/api/${name}`, `${JSON.stringify(document, null, 2)}\n`);
}
await sandbox.dispose();
