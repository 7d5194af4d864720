import { fileURLToPath } from 'node:url';
import { marketStreamClaims } from '@gatehouse-login/core/testing';
import type { StreamFault } from '@gatehouse-login/sandbox';
import type { StreamControl } from '../contracts/arrange-stream.ts';
import { controlOf, makeStreamSandbox } from '../contracts/live-stream.ts';
import { bundle } from './support/bundle.ts';
import { servePage } from './support/serve-page.ts';
import { expect, test } from './support/workers.ts';

const shared = (name: string) => fileURLToPath(new URL(`../contracts/${name}`, import.meta.url));

const program = bundle(`
  import { allowTimerWorker } from '@gatehouse-login/adapters-streaming';
  import { marketStreamClaims } from '@gatehouse-login/core/testing';
  import { arrangeScript } from '${shared('arrange-script.ts')}';
  import { arrangeStream } from '${shared('arrange-stream.ts')}';
  allowTimerWorker();
  const toTest = (name) => (...given) => globalThis.askTest(name, given);
  globalThis.checkClaim = async (index, serverUrl, transport) => {
    const names = ['openSession', 'fault', 'publish'];
    const control = { serverUrl, ...Object.fromEntries(names.map((name) => [name, toTest(name)])) };
    const opened = [];
    const options = transport ? { transport } : {};
    const arrange = serverUrl === null ? arrangeScript : arrangeStream(control, options, opened);
    try {
      await marketStreamClaims[index].check(arrange);
      return 'holds';
    } catch (error) {
      return String(error);
    } finally {
      for (const stream of opened) stream.disconnect();
    }
  };
`);

declare global {
  var checkClaim: (index: number, serverUrl: string | null, transport: string | null) => Promise<string>;
}

const allHold = Object.fromEntries(marketStreamClaims.map(({ claim }) => [claim, 'holds']));

/** The vendor's client with the sandbox, over each transport and over what it chooses; and the scripted stream. */
const STREAMS = [
  ['scripted', null],
  ['live', null],
  ['live', 'WS-STREAMING'],
  ['live', 'HTTP-STREAMING'],
  ['live', 'WS-POLLING'],
  ['live', 'HTTP-POLLING'],
] as const;

test.describe('the contract of market streams in Chromium', () => {
  for (const [kind, transport] of STREAMS) {
    test(`holds for the ${kind} stream${transport === null ? '' : ` over ${transport} alone`} [4.35, 7.19]`, async ({
      page,
    }) => {
      const served = await servePage(program, () => `${sandbox.home} ${sandbox.home.replace('http', 'ws')}`);
      const sandbox = await makeStreamSandbox({ tick: 0, keepAlive: 400 }, [served.address]);
      const control: Omit<StreamControl, 'serverUrl'> = controlOf(sandbox);
      await page.exposeFunction('askTest', (name: keyof typeof control, [given]: readonly unknown[]) => {
        if (name === 'fault') return control.fault(given as StreamFault);
        return name === 'publish' ? control.publish(given as Record<string, string>) : control.openSession();
      });
      await page.goto(served.address);
      await page.waitForFunction(() => 'checkClaim' in globalThis);
      const found: Record<string, string> = {};
      for (const [index, { claim }] of marketStreamClaims.entries()) {
        found[claim] = await page.evaluate(
          ([each, serverUrl, only]) => globalThis.checkClaim(each, serverUrl, only),
          [index, kind === 'live' ? sandbox.home : null, transport] as const,
        );
        sandbox.reset();
      }
      expect(found).toEqual(allHold);
      await sandbox.dispose();
      served.close();
    });
  }
});
