// An export may load and still not work: once, a function loaded its other half in a way that CommonJS answers
// differently. So every exported function is called, and must do the same in each kind of module.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { BUNDLERS } from './support/bundlers.ts';
import { entriesOf } from './support/project.ts';

const project = inject('installed');
const ours = project.packages.filter(({ manifest }) => /\/(?:core|adapters-http)$/.test(manifest.name));
const specifiers = ours.flatMap(entriesOf).map(([specifier]) => specifier);

/** Calls every function of `entries` with each row of arguments. Prints what came of each call, without its values. */
const CALLING = `
  process.on('unhandledRejection', () => {});
  const { aConfiguration, aLoginAnswer } = entries['@gatehouse-login/core/testing'];
  const configuration = aConfiguration();
  const rows = [
    [], [''], ['en'], ['a=1&b=2'], ['https://a.example/?b=1', []], [0], [null], [[]], [{}], [configuration],
    [aLoginAnswer()], ['a=1', { passphrase: 'p' }, { salt: '0001020304050607' }], ['Aa1!wxyz'], [() => 0],
    [{ kind: 'unreachable' }], [configuration, {}], [{}, configuration], ['1', 'en', 2], [{ at: 'login' }],
    [{ rule: 'integer' }, 'en', { value: '', selectionStart: 0, selectionEnd: 0 }, { type: 'paste', data: '1' }],
  ];
  const { capabilities } = configuration;
  const visit = { region: null, language: 'en', query: '' };
  const draft = { tab: 'username', username: 'a', phonePrefix: '', phoneNumber: '', platformType: 'webtrader' };
  const state = { at: 'login', visit, draft };
  const form = { oldPassword: 'a', newPassword: 'b', reEnterPassword: 'b' };
  const store = { read: async () => null, write: async () => {}, remove: async () => {} };
  const topic = { adapter: 'A', mode: 'MERGE', snapshot: true, item: () => 'i', fields: {} };
  // For functions that none of the rows fits.
  const own = {
    checkPasswordChange: [form],
    checkPhone: [{ prefix: '44', number: '7700900123' }],
    connectionAfter: [{ status: 'CONNECTED', stable: null }, { type: 'silent' }],
    departureOrigins: [configuration, '', 'webtrader'],
    englishText: [{ key: 'login.submit' }],
    explainRedirect: [{ parts: [] }],
    firstAddress: [capabilities, '/login', ''],
    firstDraft: [configuration, visit, null],
    forgotUsernameUrl: [capabilities, null, configuration],
    historyChange: [null, state],
    hostOf: [{ url: 'https://a.example/' }],
    inLanguage: [state, 'de'],
    isOffered: ['submitted', state],
    passwordMessageText: [{ key: 'action.ok' }, (key) => key],
    passwordMessages: [entries['@gatehouse-login/core'].checkPasswordChange(form), true],
    readField: ['text', 'a'],
    readFirstLocation: [capabilities, '/login', ''],
    readLocation: [capabilities, '/login', ''],
    reasonOf: [{ from: ['login'], on: 'submitted' }],
    recallVisitor: [store],
    rememberVisitor: [store, draft],
    resetPage: [null, configuration, 'en-EN'],
    resetPageUrl: [null, configuration, 'en-EN'],
    setParameter: ['', 'a', 'b'],
    subscriptionTo: [topic, []],
    usernameOf: [draft],
  };
  const told = (value) => {
    if (typeof value !== 'object' || value === null) return typeof value;
    return 'object of ' + Object.keys(value).sort().join();
  };
  const failed = (error) => error instanceof Error ? error.name : 'thrown ' + typeof error;
  const late = () => new Promise((resolve) => setTimeout(resolve, 3_000, 'later'));
  const attempt = async (call, row) => {
    try {
      const value = await Promise.race([call(...row), late()]);
      return told(value);
    } catch (error) {
      return failed(error);
    }
  };
  const isCalled = ([name, value]) =>
    typeof value === 'function' && name !== 'default' && name !== 'module.exports';
  const calls = Object.entries(entries).flatMap(([specifier, entry]) =>
    Object.entries(entry).filter(isCalled).map(([name, call]) => ({ specifier, name, call })),
  );
  // All at once, so that those that never end are waited for once.
  const outcomes = Object.fromEntries(await Promise.all(calls.map(async ({ specifier, name, call }) => {
    const all = [...rows, ...(own[name] ? [own[name]] : [])];
    return [specifier + ' ' + name, await Promise.all(all.map((row) => attempt(call, row)))];
  })));
  const text = JSON.stringify(outcomes);
  process.stdout.write(text, () => process.exit(0));
`;

const record = (load: (specifier: string) => string): string =>
  `const entries = { ${specifiers.map((specifier) => `'${specifier}': ${load(specifier)}`).join(', ')} };`;
const AS_MODULE = `${specifiers.map((specifier, at) => `import * as e${at} from '${specifier}';`).join('\n')}
  ${record((specifier) => `e${specifiers.indexOf(specifier)}`)}${CALLING}`;
const AS_COMMONJS = `(async () => { ${record((specifier) => `require('${specifier}')`)}${CALLING} })();`;

type Outcomes = Readonly<Record<string, readonly string[]>>;

async function outcomesOf(file: string, program: string): Promise<Outcomes> {
  writeFileSync(join(project.folder, file), program);
  const { stdout } = await promisify(execFile)(process.execPath, [file], {
    cwd: project.folder,
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout) as Outcomes;
}

/** The parts of crypto-js that the cipher loads. */
const CIPHER = ['core', 'md5', 'mode-ecb', 'tripledes'].map((part) => `crypto-js/${part}.js`);

const asModule = outcomesOf('calls.mjs', AS_MODULE);

describe('every exported function of core and adapters-http', () => {
  it('comes to a good end with some of the arguments', async () => {
    const outcomes = Object.entries(await asModule);
    expect(outcomes.length).toBeGreaterThan(150);
    const isGood = (outcome: string): boolean => !/Error$|^thrown/.test(outcome);
    // Add arguments for a new one to the rows, or to `own`. This one says that it cannot be called.
    const never = outcomes.filter(([, row]) => !row.some(isGood)).map(([name]) => name);
    expect(never).toEqual(['@gatehouse-login/core unreachable']);
  });

  it('does in CommonJS what it does in an ES module', async () => {
    expect(await outcomesOf('calls.cjs', AS_COMMONJS)).toEqual(await asModule);
  });

  it('does the same in a worker thread', async () => {
    await asModule;
    const start = `import { Worker } from 'node:worker_threads'; new Worker('./calls.mjs');`;
    expect(await outcomesOf('calls-worker.mjs', start)).toEqual(await asModule);
  });

  it.each(Object.entries(BUNDLERS))('does the same in a bundle of %s', async (name, bundle) => {
    const asked = ours.flatMap(({ manifest: { dependencies, peerDependencies } }) =>
      Object.keys({ ...dependencies, ...peerDependencies }),
    );
    const external = [...asked, ...CIPHER, 'zod/mini', 'node:async_hooks'];
    expect(await outcomesOf(`calls-${name}.mjs`, await bundle(project, AS_MODULE, external))).toEqual(
      await asModule,
    );
  });
});
