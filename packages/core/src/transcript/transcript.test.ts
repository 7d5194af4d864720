import fc from 'fast-check';
import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { BRANDS } from '../brand/brand.ts';
import type { Event } from '../flow/event.ts';
import { openingState, type State } from '../flow/state.ts';
import { EDGES, transition } from '../flow/transition.ts';
import { alphabetOf, CANARY, configurationOf, KINDS } from '../testing/flow-alphabet.fixture.ts';
import { STATES } from '../testing/flow-samples.fixture.ts';
import { aConfiguration, aDraft, fakeSessionGateway } from '../testing/index.ts';
import { askingForCode, demandingChange, SECRETS, site } from '../testing/site.fixture.ts';
import type { Transcript } from './entry.ts';
import { parseTranscript } from './parse-transcript.ts';
import { MOST_STEPS, recordLogin } from './record-login.ts';
import { replay } from './replay.ts';
import { configurationChecksum, transcriptOf, writeTranscript } from './write-transcript.ts';

const PHONE = '138 0013 8000';
const MARKED = ['username', 'contactId', 'value', 'detail', 'problem', 'file', 'field', 'ticket'];

/** The same event, with a canary in every field that a person or a server fills in. */
function withCanaries(event: Event): Event {
  const marked = JSON.stringify(event, (key, value) => {
    if (key === 'query' && value !== '') return `${value}&x=${CANARY}-query`;
    return MARKED.includes(key) && typeof value === 'string' && value.trim() !== ''
      ? `${CANARY} ${value}`
      : value;
  });
  return JSON.parse(marked);
}

/** Sends events to the flow alone, and records them. */
function walk(events: readonly Event[], configuration = aConfiguration()): Transcript {
  const record = recordLogin(configuration);
  let state: State = openingState();
  for (const [at, event] of events.entries()) {
    const outcome = transition(state, event, configuration);
    record.observe({ from: state, event, outcome, at });
    if (outcome.isOk()) state = outcome.value.next;
  }
  return transcriptOf(record);
}

const walks = fc
  .tuple(fc.constantFrom(...BRANDS), fc.constantFrom(...(Object.keys(KINDS) as (keyof typeof KINDS)[])))
  .chain(([brand, kind]) => {
    const events = fc.constantFrom(...alphabetOf(brand).map(withCanaries));
    const configuration = configurationOf(brand, kind);
    return fc.tuple(fc.constant(configuration), fc.array(events, { minLength: 20, maxLength: 80 }));
  });

describe('the transcript of any walk through the flow', () => {
  it('holds nothing that a person or a server filled in', () => {
    fc.assert(
      fc.property(walks, ([configuration, events]) => {
        const text = writeTranscript(walk(events, configuration));
        expect(text).not.toContain(CANARY);
        expect(text).not.toContain(PHONE);
      }),
      { numRuns: 150 },
    );
  });

  it('is read as it was written, and this version does the same', () => {
    fc.assert(
      fc.property(walks, ([configuration, events]) => {
        const transcript = walk(events, configuration);
        expect(parseTranscript(writeTranscript(transcript))._unsafeUnwrap()).toEqual(transcript);
        expect(replay(transcript)).toEqual({ kind: 'same' });
      }),
      { numRuns: 150 },
    );
  });

  it('tells of a changed edge at the step where it is taken first', () => {
    for (const edge of EDGES) {
      // Every second state of a login leads elsewhere by this edge.
      const changed: typeof transition = (state, event, configuration) =>
        edge.on === event.type && edge.from.includes(state.at)
          ? ok({
              next: { ...state, at: 'reset', page: null } as State,
              commands: [{ run: 'forget' }, { run: 'forget' }],
            })
          : transition(state, event, configuration);
      fc.assert(
        fc.property(walks, ([configuration, events]) => {
          const transcript = walk(events, configuration);
          let at: State['at'] = 'opening';
          const first = transcript.steps.findIndex(({ event, state }) => {
            const taken = edge.on === event.type && edge.from.includes(at);
            at = state?.at ?? at;
            return taken;
          });
          const told = replay(transcript, changed);
          expect(told.kind === 'different' ? told.step - 1 : -1).toBe(first);
        }),
        { numRuns: 4 },
      );
    }
  });
});

const SUBMIT: Event = {
  type: 'submitted',
  draft: aDraft({ username: 'CANARY' }),
  password: 'CANARY',
  reference: 'CANARY',
};
const FORM = { oldPassword: 'CANARY-Old-1', newPassword: 'CANARY-New-1', reEnterPassword: 'CANARY-New-1' };

describe('the transcript of a login with its ports', () => {
  it.each([
    [
      'to the platform',
      async () => {
        const { play, record } = site();
        await play(SUBMIT);
        return record;
      },
    ],
    [
      'with a code',
      async () => {
        const { play, record } = site({ sessions: askingForCode() });
        await play(
          SUBMIT,
          { type: 'contact-selected', contactId: 'mail' },
          { type: 'code-submitted', code: 'CANARY' },
        );
        return record;
      },
    ],
    [
      'with a new password',
      async () => {
        const { play, record } = site({ sessions: demandingChange() });
        await play(SUBMIT, { type: 'password-change-submitted', form: FORM }, { type: 'ok-pressed' });
        return record;
      },
    ],
    [
      'that is refused',
      async () => {
        const { play, record } = site({
          sessions: fakeSessionGateway(err({ kind: 'session-refused', code: 4010 })),
        });
        await play(SUBMIT, { type: 'back-pressed' }, { type: 'ok-pressed' });
        return record;
      },
    ],
    [
      'that gets no usable answer',
      async () => {
        const { play, record } = site({
          sessions: fakeSessionGateway(err({ kind: 'malformed-answer', detail: 'CANARY' })),
        });
        await play(SUBMIT);
        return record;
      },
    ],
  ])('%s holds no secret, and can be replayed', async (_how, login) => {
    const transcript = transcriptOf(await login());
    expect(writeTranscript(transcript)).not.toMatch(SECRETS);
    expect(transcript.steps.length).toBeGreaterThan(2);
    expect(replay(transcript)).toEqual({ kind: 'same' });
  });

  it('names the calls of the platform, and the time of each', async () => {
    const { submit, record } = site();
    await submit();
    const { steps } = transcriptOf(record);
    expect(steps.map(({ event, commands }) => [event.type, commands])).toEqual([
      ['opened-at', []],
      ['submitted', ['sign-in']],
      ['session-opened', ['load-account', 'remember']],
      ['account-loaded', ['choose-destination']],
      ['destination-chosen', ['record login_success', 'leave', 'watch-departure']],
    ]);
    expect(steps.every(({ ms }) => Number.isInteger(ms) && ms >= 0)).toBe(true);
  });

  it('names an event that was refused, and leaves out typing and an address that is open already', async () => {
    const { runner, record } = site();
    runner.send({ type: 'ok-pressed' });
    runner.send({ type: 'draft-changed', draft: aDraft() });
    runner.send({
      type: 'opened-at',
      step: 'login',
      visit: { region: 'en-uk', language: 'en', query: '?lang=en&utm=y' },
    });
    expect(transcriptOf(record).steps.slice(1)).toMatchObject([
      { event: { type: 'ok-pressed' }, state: null, commands: [] },
    ]);
  });

  it('names the field of a configuration at fault, unless it is no path', () => {
    const fieldOf = (field: string) => {
      const error = { kind: 'configuration-fault', file: 'CANARY', field, problem: 'CANARY' } as const;
      const record = recordLogin(aConfiguration());
      const from = STATES['choosing-destination'];
      const event: Event = { type: 'destination-refused', error };
      record.observe({ from, event, outcome: transition(from, event, aConfiguration()), at: 0 });
      return transcriptOf(record).steps[0]?.event;
    };
    expect(fieldOf('urls.redirects')).toEqual({
      type: 'destination-refused',
      fault: 'configuration-fault',
      field: 'urls.redirects',
    });
    expect(fieldOf('what somebody typed')).not.toHaveProperty('field');
  });

  it('keeps the newest steps, and says how many are missing', () => {
    const opened = (language: 'en' | 'de'): Event => ({
      type: 'opened-at',
      step: 'login',
      visit: { region: null, language, query: '' },
    });
    const transcript = walk(Array.from({ length: MOST_STEPS + 7 }, (_, at) => opened(at % 2 ? 'de' : 'en')));
    expect(transcript).toMatchObject({ dropped: 7, steps: { length: MOST_STEPS } });
    expect(replay(transcript)).toEqual({ kind: 'incomplete', dropped: 7 });
    expect(parseTranscript(writeTranscript(transcript)).isOk()).toBe(true);
  });
});

describe('the checksum of a configuration', () => {
  it('is that of the file, on whatever site', () => {
    const one = aConfiguration();
    const { urls, ...rest } = one;
    expect(configurationChecksum({ urls, ...rest, origin: 'https://other.example' })).toBe(
      configurationChecksum(one),
    );
    expect(configurationChecksum({ ...one, appTitle: 'Other' })).not.toBe(configurationChecksum(one));
  });
});
