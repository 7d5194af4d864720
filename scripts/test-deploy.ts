// The site behind real servers. Installs nginx and Caddy (Debian, as root), tries every file that the command writes for
// them, and then runs the browser tests of whatever a visitor does through each of them.
import { existsSync } from 'node:fs';
import { buildAll } from './build.ts';
import { browser, runAll, summarise } from './lib/checks.ts';
import { inPath } from './lib/in-path.ts';
import { installPackages } from './lib/install-packages.ts';

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy', 'debootstrap'];
const isInstalled = (): boolean =>
  ['nginx', 'caddy', 'debootstrap'].every((name) => inPath(name) !== undefined) &&
  existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');

const fileOf = (name: string): string => `tests/e2e/${name}.test.ts`;

/** What a visitor does, from the first byte to the platform. Tests that change the sandbox's files are left out. */
const THROUGH_A_SERVER = [
  ...['account-faults', 'announcements', 'back-forward-cache', 'departure', 'first-focus', 'force-password'],
  ...[
    'late-scripts',
    'one-press',
    'phone',
    'redirect-uri',
    'remembering',
    'risk-disclaimer',
    'session-faults',
  ],
  ...['sign-in', 'two-factor', 'two-factor-faults', 'typing'],
].map(fileOf);

process.env.GATEHOUSE_FULL = '1';
process.stderr.write(await installPackages(PACKAGES, isInstalled));
const verdicts = (await buildAll())
  ? await runAll(1, [
      browser([
        ...['servers', 'observatory', 'kill-switch', 'operate-guide', 'container'].map(fileOf),
        'tests/e2e/attacks',
      ]),
    ])
  : [];
delete process.env.GATEHOUSE_FULL;
for (const server of ['nginx', 'caddy']) {
  process.env.GATEHOUSE_SERVER = server;
  const [verdict] = await runAll(1, [browser(THROUGH_A_SERVER)]);
  if (verdict !== undefined) verdicts.push({ ...verdict, name: `through ${server}` });
}
process.exitCode = verdicts.length > 0 && isInstalled() && summarise(verdicts) ? 0 : 1;
