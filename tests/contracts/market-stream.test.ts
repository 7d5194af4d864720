import { makeScriptedStream, type StreamScript } from '@gatehouse-login/adapters-streaming';
import { streamErrorOf } from '@gatehouse-login/core';
import {
  fakeClock,
  fakeMarketStream,
  marketStreamClaims,
  STREAM_UPDATES,
  type StreamScenario,
} from '@gatehouse-login/core/testing';
import { err, ok } from 'neverthrow';
import { describe, it } from 'vitest';

const session = { username: 'DM123456', session: '5f1c3a52' };
const [FIRST, SECOND] = STREAM_UPDATES as [(typeof STREAM_UPDATES)[0], (typeof STREAM_UPDATES)[0]];

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
        session,
        happen: async () => events[scenario]?.(),
        update: async () => stream.emitUpdate(updates.shift() ?? SECOND),
      };
    }),
  );
});

const opening = [
  { at: 0, status: 'CONNECTING' },
  { at: 0, status: 'CONNECTED:WS-STREAMING' },
] as const;

const scripts: Record<StreamScenario, StreamScript> = {
  calm: [...opening, { at: 100, update: FIRST }, { at: 200, update: SECOND }],
  refused: [
    { at: 0, status: 'CONNECTING' },
    { at: 0, refusal: 2 },
  ],
  expired: [
    { at: 0, status: 'CONNECTING' },
    { at: 0, refusal: 1 },
  ],
  dropped: [
    ...opening,
    { at: 100, update: FIRST },
    { at: 200, status: 'DISCONNECTED:TRYING-RECOVERY' },
    { at: 200, status: 'CONNECTED:WS-STREAMING' },
    { at: 300, update: SECOND },
  ],
  ended: [...opening, { at: 100, refusal: 35 }],
  'subscription-refused': [...opening, { at: 100, refused: { adapter: 'PRICES', code: 17 } }],
};

describe('market stream: scripted', () => {
  it.each(marketStreamClaims)('$claim', ({ check }) =>
    check(async (scenario) => {
      const clock = fakeClock();
      const step = () => clock.advance(100);
      return { stream: makeScriptedStream(scripts[scenario], clock), session, happen: step, update: step };
    }),
  );
});
