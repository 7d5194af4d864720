import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSandbox } from '@gatehouse-login/sandbox';
import { expect, inject, it } from 'vitest';

// Artillery looks for an engine from its own folder, as CommonJS does, and then imports it.
const PROGRAM = `
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
const [target, user, password] = process.argv.slice(2);
const path = createRequire(import.meta.url).resolve('artillery-engine-gatehouse');
const { default: Engine } = await import(pathToFileURL(path).href);
const flow = [{ 'sign in as': { user: '{{ user }}', password: '{{ password }}' } }, 'expect signed in'];
const spec = { engine: 'gatehouse', flow };
const config = { target, variables: { user, password }, phases: [] };
const events = { emit: (kind, name) => kind === 'counter' && console.log(name) };
const template = (text, { vars }) => vars[text.slice(3, -3)];
const engine = new Engine({ config, scenarios: [spec] }, events, { template });
console.log(engine.init.constructor.name);
await engine.init();
engine.createScenario(spec, events)({ vars: { user, password } }, (error) => console.log(error ?? 'done'));
`;

it('the packed engine signs in, loaded as Artillery loads engines', async () => {
  const { folder } = inject('installed');
  await writeFile(join(folder, 'engine.mjs'), PROGRAM);
  const sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
  const [person] = sandbox.people;
  const words = [sandbox.brands.kq, person?.username ?? '', person?.password ?? ''];
  const env = { ...process.env, XDG_STATE_HOME: folder, NODE_OPTIONS: '' };
  const ran = await promisify(execFile)(process.execPath, [join(folder, 'engine.mjs'), ...words], { env });
  const lines = ran.stdout.trim().split('\n');
  // Artillery waits for `init` only if it is a native async function.
  expect(lines[0]).toBe('AsyncFunction');
  expect(lines).toContain('gatehouse.outcome.signed-in');
  expect(lines.at(-1)).toBe('done');
  expect(sandbox.holds().sessions).toBe(0);
  await sandbox.dispose();
});
