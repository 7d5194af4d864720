// What a scenario of the stream's contract is for the scripted stream. It runs in Node and in a page.
import { makeScriptedStream, type StreamScript } from '@gatehouse-login/adapters-streaming';
import {
  fakeClock,
  type MarketStreamSubject,
  STREAM_UPDATES,
  type StreamScenario,
} from '@gatehouse-login/core/testing';

/** Any session: a scripted stream takes all. */
export const SESSION = { username: 'DM123456', session: '5f1c3a52' };

const [FIRST, SECOND] = STREAM_UPDATES as [(typeof STREAM_UPDATES)[0], (typeof STREAM_UPDATES)[0]];

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

/** Arranges the scenarios of the stream's contract for the scripted stream. */
export const arrangeScript = async (scenario: StreamScenario): Promise<MarketStreamSubject> => {
  const clock = fakeClock();
  const step = () => clock.advance(100);
  return {
    stream: makeScriptedStream(scripts[scenario], clock),
    session: SESSION,
    happen: step,
    update: step,
  };
};
