import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { ServerKind } from './serving.ts';

/** What a server says of its files. */
export type Verdict =
  | { readonly kind: 'accepted' }
  /** The server is not on this machine. */
  | { readonly kind: 'untried' }
  | {
      readonly kind: 'refused';
      readonly problem: string;
      readonly fix: string;
      /** Whether it lacks a part, so that no other files would help. */
      readonly lacksModule: boolean;
    };

const TRIALS: Readonly<Record<ServerKind, (folder: string) => readonly string[]>> = {
  nginx: (folder) => ['nginx', '-t', '-q', '-c', join(folder, 'nginx/nginx.conf')],
  caddy: (folder) => [
    'caddy',
    'validate',
    '--adapter',
    'caddyfile',
    '--config',
    join(folder, 'caddy/Caddyfile'),
  ],
};

type Env = Readonly<Record<string, string | undefined>>;

const PATIENCE = 30_000;

/** Lets the server of this machine, if there is one, examine the files that were written for a release in `folder`. */
export async function tryServer(server: ServerKind, folder: string, env: Env): Promise<Verdict> {
  const { status, text } = await outcomeOf(TRIALS[server](folder), env);
  if (status === 'missing') return { kind: 'untried' };
  return status === 0 ? { kind: 'accepted' } : refusal(server, text);
}

const refusal = (server: ServerKind, text: string): Verdict => {
  const known = KNOWN.find(({ sign }) => sign.test(text));
  const line =
    text.split('\n').find((each) => /emerg|error/i.test(each)) ?? text.trim().split('\n').at(-1) ?? '';
  return {
    kind: 'refused',
    problem:
      known?.problem(known.sign.exec(text)?.[1] ?? '') ?? `${server} refuses the files: ${line.trim()}`,
    fix: known?.fix ?? 'Run the same test by hand, and correct what it names.',
    lacksModule: known?.lacksModule ?? false,
  };
};

const KNOWN: readonly {
  readonly sign: RegExp;
  readonly problem: (what: string) => string;
  readonly fix: string;
  readonly lacksModule?: true;
}[] = [
  {
    sign: /unknown directive "brotli_static"/,
    problem: () => 'This nginx has no module for brotli.',
    fix: 'Install it, in Debian with apt install libnginx-mod-http-brotli-static, and run the command again.',
    lacksModule: true,
  },
  {
    sign: /unknown directive "(?:set_)?real_ip\w*"/,
    problem: () => 'This nginx has no module for addresses behind a proxy.',
    fix: 'Install an nginx with http_realip_module, or leave out --proxies.',
    lacksModule: true,
  },
  {
    sign: /host not found in upstream "([^"]*)"/,
    problem: (host) => `The API's host ${host} has no address here.`,
    fix: 'Correct --api, or wait until the name is known, and stamp again.',
  },
  {
    sign: /open\(\) "([^"]*)" failed/,
    problem: (file) => `The log ${file} cannot be written.`,
    fix: 'Make its folder, or name another file with --log.',
  },
  {
    sign: /cannot load certificate (?:key )?"([^"]*)"/,
    problem: (file) => `The certificate ${file} cannot be read.`,
    fix: 'Put fullchain.pem and privkey.pem into a folder with the name of the host, below the folder of --certificates.',
  },
];

function outcomeOf(
  [program = '', ...args]: readonly string[],
  env: Env,
): Promise<{
  readonly status: number | null | 'missing';
  readonly text: string;
}> {
  return new Promise((resolve) => {
    execFile(program, args, { env: { ...env }, timeout: PATIENCE }, (error, _output, text) => {
      const code = error === null ? 0 : (error.code ?? null);
      // A name instead of an exit code, such as ENOENT: the program did not start.
      resolve({ status: typeof code === 'string' ? 'missing' : code, text });
    });
  });
}
