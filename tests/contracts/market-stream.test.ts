import { streamErrorOf } from '@gatehouse-login/core/streaming';
import {
  fakeMarketStream,
  marketStreamClaims,
  STREAM_UPDATES,
  type StreamScenario,
} from '@gatehouse-login/core/testing';
import { err, ok } from 'neverthrow';
import { describe, it } from 'vitest';
import { arrangeScript, SESSION } from './arrange-script.ts';

const [, SECOND] = STREAM_UPDATES as [(typeof STREAM_UPDATES)[0], (typeof STREAM_UPDATES)[0]];

describe('market stream: fake', () => {
  it.each(marketStreamClaims)('$claim', ({ check }) =>
    check(async (scenario) => {
      const code = { refused: 2, expired: 1 }[scenario as string];
      const stream = fakeMarketStream(code === undefined ? ok(undefined) : err(streamErrorOf(code)));
      if (code !== undefined) stream.onStatus(() => stream.status === 'DISCONNECTED' && end(code));
      const end = (why: number) => stream.emitEnd(streamErrorOf(why));
      const updates = [...STREAM_UPDATES];
      const events: Partial<Record<StreamScenario, () => void>> = {
        dropped: () => {
          stream.emitStatus('DISCONNECTED:TRYING-RECOVERY');
          stream.emitStatus('CONNECTED:WS-STREAMING');
        },
        ended: () => {
          stream.emitStatus('DISCONNECTED');
          end(35);
        },
        'subscription-refused': () => stream.emitRefused('PRICES', 17),
      };
      return {
        stream,
        session: SESSION,
        happen: async () => events[scenario]?.(),
        update: async () => stream.emitUpdate(updates.shift() ?? SECOND),
      };
    }),
  );
});

describe('market stream: scripted', () => {
  it.each(marketStreamClaims)('$claim', ({ check }) => check(arrangeScript));
});
