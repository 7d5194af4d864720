import type { Example } from './example.ts';

const RELEASE =
  'gatehouse stamp --config kq.json --origin https://login.kq.example --server nginx --api http://localhost:4300/api --log requests.log';

/** The commands that examine, serve, or write a site or a project. */
export const ENVIRONMENT_EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  doctor: [
    { kind: 'success', line: 'gatehouse doctor http://localhost:4301' },
    { kind: 'mistake', line: 'gatehouse doctor localhost:4301' },
    { kind: 'failure', line: 'gatehouse doctor http://localhost:4301 --config wrong.json' },
    { kind: 'failure', line: 'gatehouse doctor http://localhost:1' },
  ],
  sandbox: [
    { kind: 'success', line: 'gatehouse sandbox --port 0', until: 'Ctrl-C stops it.' },
    { kind: 'mistake', line: 'gatehouse sandbox --personas login.yaml' },
    { kind: 'failure', line: 'gatehouse sandbox --port 4300' },
  ],
  stamp: [
    { kind: 'success', line: 'gatehouse stamp --config kq.json --out site-kq' },
    { kind: 'success', line: `${RELEASE} --out release` },
    { kind: 'mistake', line: 'gatehouse stamp --out site-kq' },
    { kind: 'mistake', line: 'gatehouse stamp --config kq.json --server nginx --out release' },
    { kind: 'failure', line: 'gatehouse stamp --config kq.json --out .' },
  ],
  deploy: [
    {
      kind: 'success',
      line: `${RELEASE} --out release >/dev/null 2>&1; gatehouse deploy --from release --to srv`,
    },
    { kind: 'mistake', line: 'gatehouse deploy --from . --to srv' },
    { kind: 'failure', line: 'gatehouse deploy --from release --to srv --reload false' },
    { kind: 'failure', line: 'gatehouse deploy --rollback --to srv' },
  ],
  init: [
    { kind: 'success', line: 'gatehouse init --sandbox' },
    { kind: 'mistake', line: 'gatehouse init' },
    { kind: 'failure', line: 'gatehouse init --sandbox' },
  ],
};
