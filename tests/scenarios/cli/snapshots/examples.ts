import { ENVIRONMENT_EXAMPLES } from './environment-examples.ts';
import type { Example } from './example.ts';

/**
 * What each command shows, besides its help: at least one success, one typical mistake and one failure of each. The
 * lines are run in bash, in a folder with the files of `files`, while a sandbox answers on the usual ports.
 */
export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  login: [
    {
      kind: 'success',
      line: 'SECRET=Copper-Kite1 gatehouse login --site http://localhost:4301 --user DM100001 --password-env SECRET --follow',
    },
    { kind: 'success', line: 'gatehouse login --sandbox --persona two-factor --json' },
    { kind: 'mistake', line: 'gatehouse login --sandbx' },
    { kind: 'mistake', line: 'gatehouse login --sandbox --password Copper-Kite1' },
    {
      kind: 'failure',
      line: 'printf %s Wrong-Horse1 | gatehouse login --site http://localhost:4301 --user DM500001 --password-stdin',
    },
    { kind: 'failure', line: 'gatehouse login --sandbox --persona fault' },
    { kind: 'failure', line: 'gatehouse login --sandbox --persona forced-change' },
    { kind: 'failure', line: 'gatehouse login --site https://login.example.com --user me' },
  ],
  run: [
    { kind: 'success', line: 'gatehouse run login.yaml --workers 1' },
    { kind: 'success', line: 'gatehouse run retries.yaml' },
    { kind: 'mistake', line: 'gatehouse run mistakes.yaml' },
    { kind: 'failure', line: 'gatehouse run fails.yaml --workers 1' },
  ],
  stream: [
    {
      kind: 'success',
      line: 'SECRET=Copper-Kite1 gatehouse stream --site http://localhost:4301 --user DM100001 --password-env SECRET --markets EUR/USD --expect-updates 1',
    },
    { kind: 'mistake', line: 'gatehouse stream --sandbox' },
    { kind: 'failure', line: 'gatehouse stream --sandbox --markets Unobtainium' },
  ],
  'report merge': [
    { kind: 'success', line: 'gatehouse run login.yaml --shard 1/2 --report json=shard-1.json' },
    { kind: 'success', line: 'gatehouse run login.yaml --shard 2/2 --report json=shard-2.json' },
    { kind: 'success', line: 'gatehouse report merge shard-1.json shard-2.json --report junit=out.xml' },
    { kind: 'mistake', line: 'gatehouse report merge login.yaml shard-3.json' },
    { kind: 'failure', line: 'gatehouse report merge shard-1.json' },
  ],
  'load report': [
    { kind: 'success', line: 'gatehouse load report load.json --html load.html' },
    { kind: 'success', line: 'gatehouse load report load.json --json' },
    { kind: 'mistake', line: 'gatehouse load report load.json' },
    { kind: 'failure', line: 'gatehouse load report brand.json --html load.html' },
  ],
  'redirect explain': [
    { kind: 'success', line: 'gatehouse redirect explain --site http://localhost:4301' },
    { kind: 'mistake', line: 'gatehouse redirect explain --sandbox --platform webtradr' },
    { kind: 'failure', line: 'gatehouse redirect explain --site http://localhost:1 --user me' },
  ],
  'redirect build': [
    { kind: 'success', line: 'gatehouse redirect build --site http://localhost:4301' },
    { kind: 'mistake', line: 'gatehouse redirect build' },
    {
      kind: 'failure',
      line: 'gatehouse redirect build --site http://localhost:4301 --redirect-uri https://partner.example/cb',
    },
  ],
  'redirect check': [
    {
      kind: 'success',
      line: 'gatehouse redirect check http://localhost:4300/partner/callback?x=1 --site http://localhost:4301',
    },
    { kind: 'mistake', line: 'gatehouse redirect check --site http://localhost:4301' },
    {
      kind: 'failure',
      line: 'gatehouse redirect check http://localhost:4300/partner/callbak --site http://localhost:4301',
    },
  ],
  check: [
    { kind: 'success', line: 'gatehouse check brand.json' },
    { kind: 'mistake', line: 'gatehouse check' },
    { kind: 'failure', line: 'gatehouse check wrong.json kq.json' },
  ],
  'password check': [
    { kind: 'success', line: 'printf %s Copper-Kite1 | gatehouse password check' },
    { kind: 'mistake', line: 'gatehouse password check Copper-Kite1' },
    { kind: 'failure', line: 'printf %s copper | gatehouse password check' },
  ],
  explain: [
    { kind: 'success', line: 'gatehouse explain login.jsonl' },
    { kind: 'mistake', line: 'gatehouse explain cut-off.jsonl' },
    { kind: 'failure', line: 'gatehouse explain changed.jsonl' },
  ],
  flow: [
    { kind: 'success', line: 'gatehouse flow --in verifying-code' },
    { kind: 'mistake', line: 'gatehouse flow --in twofactor' },
    { kind: 'failure', line: 'gatehouse flow > /dev/full' },
  ],
  completion: [
    { kind: 'success', line: 'gatehouse completion fish | head -6' },
    { kind: 'mistake', line: 'gatehouse completion tcsh' },
    { kind: 'failure', line: 'gatehouse completion bash > /dev/full' },
  ],
  ...ENVIRONMENT_EXAMPLES,
};
