import type { MarketStream } from '@gatehouse-login/core/streaming';
import { marketStreamClaims } from '@gatehouse-login/core/testing';
import type { Sandbox } from '@gatehouse-login/sandbox';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { arrangeStream } from './arrange-stream.ts';
import { controlOf, makeStreamSandbox } from './live-stream.ts';

let sandbox: Sandbox;
const opened: MarketStream[] = [];
beforeAll(async () => {
  sandbox = await makeStreamSandbox();
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.disconnect();
  sandbox.reset();
});
afterAll(() => sandbox.dispose());

const transports = ['WS-STREAMING', 'HTTP-STREAMING', 'WS-POLLING', 'HTTP-POLLING'] as const;

describe('market stream: the vendor’s client in Node, with the sandbox [7.19]', () => {
  it.each(marketStreamClaims)('$claim', ({ check }) => check(arrangeStream(controlOf(sandbox), {}, opened)));
});

describe.each(transports)('market stream: over %s alone [4.35]', (transport) => {
  it.each(marketStreamClaims)('$claim', ({ check }) =>
    check(arrangeStream(controlOf(sandbox), { transport }, opened)),
  );
});
