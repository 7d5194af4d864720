import type * as Core from '@gatehouse-login/core';
import type * as Flow from '@gatehouse-login/core/flow';
import type * as Cipher from '@gatehouse-login/core/query-cipher';
import type * as Streaming from '@gatehouse-login/core/streaming';
import type * as Testing from '@gatehouse-login/core/testing';
import type * as Transcripts from '@gatehouse-login/core/transcript';
import type { Calls } from './table.ts';

type Own = typeof Flow & typeof Cipher & typeof Streaming & typeof Testing & typeof Transcripts;
type All = typeof Core & Own;

const OPENED = {
  type: 'opened-at',
  step: 'login',
  visit: { region: null, language: 'en', query: '' },
} as const;
const TRANSCRIPT: Transcripts.Transcript = {
  transcript: 1,
  gatehouse: '0.1.0',
  startedAt: '2026-01-02T03:04:05.678Z',
  brand: 'city-index',
  partner: false,
  configuration: '00000000',
  dropped: 0,
  steps: [
    {
      ms: 0,
      event: { type: 'opened-at', step: 'login', language: 'en' },
      state: { at: 'login' },
      commands: [],
    },
  ],
};
const CLOCK = { wait: async () => {} };

/** One call of each function of core's other entries that the main entry does not have. */
export const CORE_OTHERS: Calls<Own, All> = {
  createRunner: async (own, { openingState, aConfiguration }) => {
    const runner = own(openingState(), aConfiguration(), async () => null);
    runner.send(OPENED);
    return (await runner.settled()).at;
  },
  drawFlow: (own) => own().length > 1000,
  explore: (own, { aConfiguration }) => own(aConfiguration(), [OPENED]).states.map(({ at }) => at),
  openingState: (own) => own(),
  reasonOf: (own, { EDGES }) => EDGES.slice(0, 1).map(own),
  transition: (own, { openingState, aConfiguration }) => own(openingState(), OPENED, aConfiguration()),
  cipherQuery: (own) => own('a=1', { keyHex: '00'.repeat(24), ivHex: '00'.repeat(8) }),
  connectionAfter: (own, { NOT_CONNECTED }) => own(NOT_CONNECTED, { type: 'reported', status: 'CONNECTING' }),
  isStable: (own) => own('CONNECTING'),
  makeConflation: async (own) => {
    const delivered: unknown[] = [];
    const conflation = own<string, number>(
      0,
      CLOCK,
      (...update) => delivered.push(update),
      (_, next) => next,
    );
    conflation.put('a', 1);
    await Promise.resolve();
    conflation.close();
    return delivered;
  },
  makeStreamListeners: (own) => Object.keys(own(CLOCK)).toSorted(),
  mayFollow: (own) => own('DISCONNECTED', 'CONNECTING'),
  parseMarketList: (own) => own({}),
  readField: (own) => own('number', '1.5'),
  readValues: (own, { PRICES }) => own(PRICES, { values: { Bid: '1.5' } }),
  streamErrorOf: (own) => own(1),
  streamSettingsOf: (own) => own({ appVersion: '1', account: null }),
  subscriptionTo: (own, { PRICES }) => own(PRICES, ['1']).items,
  aConfiguration: (own) => own().brand,
  aCredentials: (own) => own(),
  aDraft: (own) => own(),
  aLoginAnswer: (own) => own(),
  anAccount: (own) => own(),
  anAccountOperator: (own) => own(),
  fakeAccountGateway: (own) => Object.keys(own()),
  fakeClock: (own) => own(5).now(),
  fakeConfigurationSource: (own) => Object.keys(own()),
  fakeMarketStream: (own) => own().status,
  fakeNavigator: (own) => Object.keys(own()),
  fakePasswordGateway: (own) => Object.keys(own()),
  fakePorts: (own) => Object.keys(own()).toSorted(),
  fakeSessionGateway: (own) => Object.keys(own()),
  fakeStore: (own) => Object.keys(own()),
  fakeTracker: (own) => Object.keys(own()),
  fakeTranslationSource: (own) => Object.keys(own()),
  fakeTwoFactorGateway: (own) => Object.keys(own()),
  scriptedAccounts: (own) => Object.keys(own({ kind: 'never answers' })),
  scriptedConfiguration: (own) => Object.keys(own({ kind: 'never answers' })),
  scriptedPasswords: (own) => Object.keys(own('never answers')),
  scriptedSessions: (own) => Object.keys(own({ kind: 'never answers' })),
  scriptedTranslations: (own) => Object.keys(own({ kind: 'never answers' })),
  scriptedTwoFactor: (own) => Object.keys(own({ kind: 'never answers' })),
  configurationChecksum: (own, { aConfiguration }) => own(aConfiguration()),
  explainReplay: (own) => own({ kind: 'same' }, '0.1.0'),
  explainTranscript: (own) => own(TRANSCRIPT),
  parseTranscript: (own, { writeTranscript }) => own(writeTranscript(TRANSCRIPT)),
  recordLogin: (own, { aConfiguration }) => own(aConfiguration()).steps(),
  replay: (own) => own(TRANSCRIPT),
  transcriptOf: (own, { recordLogin, aConfiguration }) => own(recordLogin(aConfiguration())).steps,
  writeTranscript: (own) => own(TRANSCRIPT),
  recordedPerform: (own, { fakePorts, aConfiguration }) => own(fakePorts(), aConfiguration()).exchanged,
};
