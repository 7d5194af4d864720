/**
 * A program that signs in once with the engine beside it. Its arguments are the site, a user name and a password. It writes
 * the kind of function that `init` is, what was counted, and `done`.
 */
// Artillery looks for an engine from its own folder, as CommonJS does, and then imports it.
export const ENGINE_PROGRAM = `
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
