// Hot reload for both halves. Vite serves the page's sources. The sandbox runs from source, restarts when its
// files change, and shows the page at every brand's address with that brand's configuration.
import { createServer } from 'node:net';
import { node, tool } from './lib/command.ts';
import { folderOf } from './lib/packages.ts';

const host = '127.0.0.1';

/** Returns a free port. Any port will do, because nobody has to open it. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

const port = await freePort();
// The sandbox uses no other package, so it need not restart for them: the page would load itself anew while nobody answers.
const watching = [
  '--conditions=@gatehouse-login/source',
  `--watch-path=${folderOf('sandbox')}/src`,
  '--watch-preserve-output',
  'src/main.ts',
];

const halves = [
  node([tool('vite'), '--logLevel', 'warn'], {
    cwd: folderOf('web-react'),
    show: true,
    env: { GATEHOUSE_PAGES_PORT: String(port) },
  }),
  node([...watching, 'sandbox', '--dev-server', `http://${host}:${port}`], {
    cwd: folderOf('cli-harness'),
    show: true,
  }),
];
// Neither is of use without the other: when one ends, so does the other.
const { code } = await Promise.race(halves);
process.exitCode = code;
process.kill(process.pid, 'SIGTERM');
