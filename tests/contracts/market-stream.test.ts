import { makeScriptedStream } from '@gatehouse-login/adapters-streaming';
import { fakeClock, fakeMarketStream } from '@gatehouse-login/core/testing';
import { err, ok } from 'neverthrow';
import { marketStreamContract, UPDATE } from './market-stream.contract.ts';

marketStreamContract('fake', (refusal) => {
  const stream = fakeMarketStream(
    refusal === null ? ok(undefined) : err({ kind: 'stream-refused', code: refusal }),
  );
  return { stream, update: async () => stream.emitUpdate(UPDATE) };
});

marketStreamContract('scripted', (refusal) => {
  const clock = fakeClock();
  const opening = { at: 0, status: 'CONNECTING' } as const;
  const stream = makeScriptedStream(
    refusal === null
      ? [
          opening,
          { at: 0, status: 'CONNECTED:WS-STREAMING' },
          { at: 100, update: UPDATE },
          { at: 900, update: UPDATE },
        ]
      : [opening, { at: 0, refusal }],
    clock,
  );
  return { stream, update: () => clock.advance(100) };
});
