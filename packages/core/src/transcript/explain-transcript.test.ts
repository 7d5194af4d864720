import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { EDGES, transition } from '../flow/transition.ts';
import { EVENTS, STATES, settings } from '../testing/flow-samples.fixture.ts';
import { fakeSessionGateway } from '../testing/index.ts';
import { askingForCode, site } from '../testing/site.fixture.ts';
import type { TranscriptStep } from './entry.ts';
import { explainReplay, explainTranscript } from './explain-transcript.ts';
import { recordEvent } from './record-event.ts';
import { recordState } from './record-state.ts';
import { replay } from './replay.ts';
import { transcriptOf } from './write-transcript.ts';

const login = async (options: Parameters<typeof site>[0] = {}) => {
  const { submit, record } = site(options);
  await submit();
  const { steps, ...header } = transcriptOf(record);
  return { ...header, steps: steps.map((step, index) => ({ ...step, ms: index * 100 })) };
};

describe('a transcript in words', () => {
  it('says what a login is, what happened, and why', async () => {
    const { about, steps, end } = explainTranscript(await login());
    expect(about).toMatch(
      /^A login at city-index on \d.*Z, with the reference kamo-7352\. Gatehouse .*, configuration [\da-f]{8}\.$/,
    );
    expect(steps.map(({ what, led }) => `${what} ${led}`)).toEqual([
      'The address of the login was opened, in the language en, for the region en-uk. Now the login form is shown.',
      'The visitor pressed Log in, with user name and password, for the platform webtrader, to be remembered. The reference of this attempt is kamo-7352. Now the sign-in is under way. The platform is asked to open a session.',
      'The platform opened a session. Now the account is being loaded. The platform is asked to send the account.',
      'The platform answered with the account. Now the destination is being chosen.',
      'The destination was chosen: the platform, at trade.example. Now the visitor leaves.',
    ]);
    expect(steps[4]?.why).toBe('Success is recorded once, on leaving.');
    expect(end).toBe('At the end, 0.4 s after the beginning, the visitor leaves.');
  });

  it('names the fault of a login that failed', async () => {
    const error = { kind: 'unreachable', status: 502 } as const;
    const { steps } = explainTranscript(await login({ sessions: fakeSessionGateway(err(error)) }));
    expect(steps.at(-1)).toMatchObject({
      what: 'The sign-in got no usable answer: unreachable (HTTP 502).',
      led: 'Now the login form is shown, with the fault unreachable.',
    });
  });

  it('names the call whose answer is missing', async () => {
    const transcript = await login();
    const { end } = explainTranscript({ ...transcript, steps: transcript.steps.slice(0, 2) });
    expect(end).toBe(
      'At the end, 0.1 s after the beginning, the sign-in is under way. The platform was asked 0.1 s after the beginning, and its answer is not in the transcript.',
    );
  });

  it('has a sentence for every event, a reason for every edge, and words for every state', async () => {
    const { steps: _steps, ...header } = await login();
    for (const { from, on } of EDGES) {
      const state = STATES[from[0] ?? 'login'];
      const { next } = transition(state, EVENTS[on], settings)._unsafeUnwrap();
      const before: TranscriptStep = {
        ms: 0,
        event: { type: 'opened-at' },
        state: recordState(state),
        commands: [],
      };
      const step = {
        ms: 0,
        event: recordEvent(EVENTS[on], state, settings),
        state: recordState(next),
        commands: [],
      };
      const told = explainTranscript({ ...header, steps: [before, step] }).steps[1];
      for (const words of [told?.what, told?.led, told?.why]) {
        expect(words, on).toMatch(/^[A-Z].+\.$/);
        expect(words, on).not.toMatch(/undefined|null|NaN| {2}/);
      }
    }
  });
});

describe('a replay in words', () => {
  it('names the step, and what it expected and found', async () => {
    const transcript = await login({ sessions: askingForCode() });
    expect(explainReplay(replay(transcript), '9')).toBe('Gatehouse 9 does the same.');
    const changed = replay(transcript, (state, event, configuration) =>
      event.type === 'two-factor-required'
        ? ok({ next: state, commands: [] })
        : transition(state, event, configuration),
    );
    expect(explainReplay(changed, '9')).toBe(
      'Gatehouse 9 behaves differently from step 3 (two-factor-required): expected two-factor, contacts 2; remember, found signing-in; no command.',
    );
  });
});
