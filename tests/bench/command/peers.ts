// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of Step CI are written like this
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../../scripts/lib/command.ts';
import { type Account, CALLS, TOKEN } from './sign-in.ts';

/** A tool from the registry that can script a sign-in, and how it is asked to. */
export interface Peer {
  readonly name: string;
  readonly version: string;
  /** Its program below the folder of its packages. */
  readonly program: string;
  /** Writes what it runs into a folder, and returns the arguments for so many sign-ins. */
  readonly prepare: (folder: string, count: number, account: Account) => readonly string[];
}

const HEADERS = Object.entries({ ...TOKEN, 'Content-Type': 'application/json' });

const variablesOf = ({ origin, username, password }: Account): readonly string[] => [
  `origin=${origin}`,
  `user=${username}`,
  `password=${password}`,
];

const newman: Peer = {
  name: 'newman',
  version: '6.2.2',
  program: 'newman/bin/newman.js',
  prepare(folder, count, account) {
    const headers = [...HEADERS, ['UserName', '{{user}}'], ['Session', '{{session}}']];
    const item = (path: string, method: string, more: object = {}) => ({
      name: path,
      request: {
        method,
        url: `{{origin}}/${path}`,
        header: headers.map(([key, value]) => ({ key, value })),
        ...more,
      },
      event: [
        {
          listen: 'test',
          script: {
            exec: [
              'pm.test("200", () => pm.response.to.have.status(200));',
              ...(path === CALLS.session
                ? ['pm.environment.set("session", pm.response.json().session);']
                : []),
            ],
          },
        },
      ],
    });
    const raw = '{"username":"{{user}}","password":"{{password}}","appKey":"Mercury"}';
    const collection = {
      info: {
        name: 'sign in',
        schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
      },
      item: [
        item(CALLS.session, 'POST', { body: { mode: 'raw', raw } }),
        item(CALLS.account, 'GET'),
        item(CALLS.logOff, 'POST'),
      ],
    };
    writeFileSync(join(folder, 'sign-in.json'), JSON.stringify(collection));
    return [
      ...['run', 'sign-in.json', '--bail', '-n', String(count)],
      ...variablesOf(account).flatMap((variable) => ['--env-var', variable]),
    ];
  },
};

const bruno: Peer = {
  name: '@usebruno/cli',
  version: '4.1.0',
  program: '@usebruno/cli/bin/bru.js',
  prepare(folder, count, account) {
    const block = (name: string, lines: readonly string[]) =>
      `${name} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;
    const headers = [...HEADERS, ['UserName', '{{user}}'], ['Session', '{{session}}']];
    const file = (order: number, method: string, path: string, body: string, more = '') =>
      [
        block('meta', [`name: ${order}`, 'type: http', `seq: ${order}`]),
        block(method, [`url: {{origin}}/${path}`, `body: ${body}`, 'auth: none']),
        block(
          'headers',
          headers.map(([name, value]) => `${name}: ${value}`),
        ),
        block('assert', ['res.status: eq 200']),
        more,
      ].join('\n');
    const sent = block('body:json', [
      '{"username": "{{user}}", "password": "{{password}}", "appKey": "Mercury"}',
    ]);
    const kept = block('script:post-response', ['bru.setVar("session", res.body.session);']);
    writeFileSync(join(folder, 'bruno.json'), '{"version":"1","name":"sign in","type":"collection"}');
    writeFileSync(join(folder, '1.bru'), file(1, 'post', CALLS.session, 'json', `${sent}\n${kept}`));
    writeFileSync(join(folder, '2.bru'), file(2, 'get', CALLS.account, 'none'));
    writeFileSync(join(folder, '3.bru'), file(3, 'post', CALLS.logOff, 'none'));
    return [
      ...['run', '--bail', '--iteration-count', String(count)],
      ...variablesOf(account).flatMap((variable) => ['--env-var', variable]),
    ];
  },
};

const stepci: Peer = {
  name: 'stepci',
  version: '2.8.2',
  program: 'stepci/dist/index.js',
  prepare(folder, count, account) {
    const headers = { ...TOKEN, UserName: '${{env.user}}' };
    const step = (path: string, method: string, more: object = {}) => ({
      http: { url: `\${{env.origin}}/${path}`, method, headers, check: { status: 200 }, ...more },
    });
    const signedIn = { headers: { ...headers, Session: '${{captures.session}}' } };
    const steps = [
      step(CALLS.session, 'POST', {
        json: { username: '${{env.user}}', password: '${{env.password}}', appKey: 'Mercury' },
        captures: { session: { jsonpath: '$.session' } },
      }),
      step(CALLS.account, 'GET', signedIn),
      step(CALLS.logOff, 'POST', signedIn),
    ];
    const tests = Object.fromEntries(Array.from({ length: count }, (_, index) => [`t${index}`, { steps }]));
    // YAML is a superset of JSON.
    writeFileSync(join(folder, 'workflow.yml'), JSON.stringify({ version: '1.1', name: 'sign in', tests }));
    return ['run', 'workflow.yml', '-e', ...variablesOf(account)];
  },
};

/** The tools that `gatehouse` is compared with. They are no dependencies of the product. */
export const PEERS: readonly Peer[] = [newman, bruno, stepci];

/** Installs the peers into a folder, unless they are there. Returns false if the registry cannot be reached. */
export async function installPeers(folder: string): Promise<boolean> {
  const isThere = PEERS.every(({ program }) => existsSync(join(folder, 'node_modules', program)));
  if (isThere) return true;
  mkdirSync(folder, { recursive: true });
  const dependencies = Object.fromEntries(PEERS.map(({ name, version }) => [name, version]));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code } = await command('npm', install, { cwd: folder });
  return code === 0;
}
