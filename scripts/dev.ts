// Hot reload of both halves: vite serves the site, the sandbox runs from source and restarts when its files change.
// The site's API and configuration come from one brand of the sandbox: GATEHOUSE_BRAND_SITE, else the first.
import { node, tool } from './lib/command.ts';
import { folderOf } from './lib/packages.ts';

const firstPort = Number(process.env.GATEHOUSE_PORT ?? 4300);
const brandSite = process.env.GATEHOUSE_BRAND_SITE ?? `http://localhost:${firstPort + 1}`;
const sandbox = ['--conditions=source', '--watch', '--watch-preserve-output', 'src/main.ts', 'sandbox'];

const halves = [
  node(sandbox, { cwd: folderOf('cli-harness'), show: true }),
  node([tool('vite')], {
    cwd: folderOf('web-react'),
    show: true,
    env: { GATEHOUSE_BRAND_SITE: brandSite },
  }),
];
// One without the other is no use: when either ends, so does the other.
const { code } = await Promise.race(halves);
process.exitCode = code;
process.kill(process.pid, 'SIGTERM');
