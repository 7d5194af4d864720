import { describe, expect, it, vi } from 'vitest';
import { aConfiguration, aDraft } from '../testing/builders.ts';
import { type Performers, performBy, STATES, visit } from '../testing/flow-samples.fixture.ts';
import type { CommandEvent, Event } from './event.ts';
import { createRunner, type RunnerOptions } from './runner.ts';
import type { State } from './state.ts';

const submitted: Event = { type: 'submitted', draft: aDraft(), password: 'p', reference: 'r' };
const refused: CommandEvent = { type: 'session-refused', error: { kind: 'session-refused' } };
const chosen: CommandEvent = { type: 'destination-chosen', purpose: 'platform', host: 'trade.example' };

const start = (performers: Performers, state: State = STATES.login, options: RunnerOptions = {}) =>
  createRunner(state, aConfiguration(), performBy(performers), options);

describe('work that breaks its promise leads back to the form, and tells of the defect', () => {
  const broken: [string, () => Promise<CommandEvent | null>][] = [
    ['rejects', () => Promise.reject(new Error('ours'))],
    ['comes to nothing', async () => null],
    ['comes to what the flow cannot take', async () => ({ type: 'code-sent' })],
    ['is no promise', (() => refused) as unknown as () => Promise<CommandEvent>],
  ];
  it.each(broken.slice(0, 3))('where it %s', async (_how, performer) => {
    const onDefect = vi.fn();
    const runner = start({ 'sign-in': performer }, STATES.login, { onDefect });
    runner.send(submitted);
    expect(await runner.settled()).toMatchObject({ at: 'login', fault: { kind: 'unreachable' } });
    expect(onDefect).toHaveBeenCalledTimes(1);
    expect(onDefect.mock.calls[0]?.[1]).toBe('sign-in');
  });

  it('but takes an answer that is no promise', async () => {
    const runner = start({ 'sign-in': broken[3]?.[1] ?? (async () => null) });
    runner.send(submitted);
    expect((await runner.settled()).at).toBe('login-failed');
  });

  it.each([
    ['cooling-down', 'login'],
    ['code-cooling-down', 'two-factor'],
  ] as const)('so that %s ends without a clock', async (_at, at) => {
    const busy = { kind: 'service-busy', seconds: 5 } as const;
    const performers: Performers = {
      'wait-for-cooldown': () => Promise.reject(new Error('no clock')),
      'sign-in': async () => ({ type: 'sign-in-failed', error: busy }),
      'verify-code': async () => ({ type: 'verification-failed', error: busy }),
    };
    const runner = start(performers, at === 'login' ? STATES.login : STATES['two-factor']);
    if (at === 'two-factor') runner.send({ type: 'contact-selected', contactId: 'mail' });
    runner.send(at === 'login' ? submitted : { type: 'code-submitted', code: '123456' });
    await runner.settled();
    await vi.waitFor(() => expect(runner.getSnapshot().at).toBe(at));
  });

  it('so that leaving offers the way on without a clock', async () => {
    const performers: Performers = {
      'watch-departure': () => Promise.reject(new Error('no clock')),
    };
    const runner = start(performers, STATES['choosing-destination']);
    runner.send(chosen);
    await vi.waitFor(() => expect(runner.getSnapshot()).toMatchObject({ at: 'leaving', stalled: true }));
  });
});

describe('an effect that rejects', () => {
  it('is told, and changes nothing', async () => {
    const onDefect = vi.fn();
    const performers: Performers = {
      'sign-in': async () => refused,
      record: () => Promise.reject(new Error('theirs')),
    };
    const runner = start(performers, STATES.login, { onDefect });
    runner.send(submitted);
    expect((await runner.settled()).at).toBe('login-failed');
    expect(onDefect.mock.calls.map(([, where]) => where)).toEqual(['record']);
  });
});

describe('an event that comes while another is handled', () => {
  it('from a performer waits until the first one’s commands are under way', () => {
    const done: string[] = [];
    const runner = start(
      {
        record: async () => {
          done.push('record');
          runner.send({ type: 'page-restored' });
          return null;
        },
        leave: async () => {
          done.push(`leave at ${runner.getSnapshot().at}`);
          return null;
        },
        forget: async () => {
          done.push('forget');
          return null;
        },
      },
      STATES['choosing-destination'],
    );
    runner.send(chosen);
    expect(done).toEqual(['record', 'leave at leaving', 'forget']);
    expect(runner.getSnapshot().at).toBe('login');
  });

  it('from a listener waits until all have heard of the first one', () => {
    const runner = start({});
    const heard: string[] = [];
    runner.subscribe(() => {
      if (runner.getSnapshot().at === 'reset') runner.send({ type: 'back-pressed' });
    });
    runner.subscribe(() => heard.push(runner.getSnapshot().at));
    expect(runner.send({ type: 'opened-at', step: 'reset', visit }).isOk()).toBe(true);
    expect(heard).toEqual(['reset', 'login']);
  });
});

describe('a listener', () => {
  it('that throws is told of and keeps nobody else from hearing', () => {
    const [onDefect, other] = [vi.fn(), vi.fn()];
    const runner = start({}, STATES.login, { onDefect });
    runner.subscribe(() => {
      throw new Error('theirs');
    });
    runner.subscribe(other);
    expect(runner.send({ type: 'opened-at', step: 'reset', visit }).isOk()).toBe(true);
    expect(other).toHaveBeenCalledTimes(1);
    expect(onDefect.mock.calls.map(([, where]) => where)).toEqual(['listener']);
  });

  it('that throws is passed over where nobody hears of defects', () => {
    const other = vi.fn();
    const runner = start({});
    runner.subscribe(() => {
      throw new Error('theirs');
    });
    runner.subscribe(other);
    runner.send({ type: 'opened-at', step: 'reset', visit });
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('that subscribed twice is told twice, and each time is given up by itself', () => {
    const listener = vi.fn();
    const runner = start({});
    const stop = runner.subscribe(listener);
    runner.subscribe(listener);
    runner.send({ type: 'opened-at', step: 'reset', visit });
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    runner.send({ type: 'back-pressed' });
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('that went while others were told hears no more', () => {
    const late = vi.fn();
    const runner = start({});
    runner.subscribe(() => stop());
    const stop = runner.subscribe(late);
    runner.send({ type: 'opened-at', step: 'reset', visit });
    expect(late).not.toHaveBeenCalled();
  });
});

describe('disposing', () => {
  it('drops what is held, once', () => {
    const forget = vi.fn(async () => null);
    const runner = start({ forget }, STATES['two-factor']);
    runner.dispose();
    runner.dispose();
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('in the middle of a step keeps the rest of it from happening', () => {
    const leave = vi.fn(async () => null);
    const record = vi.fn(async () => {
      runner.dispose();
      return null;
    });
    const runner = start({ record, leave }, STATES['choosing-destination']);
    runner.send(chosen);
    expect(record).toHaveBeenCalledTimes(1);
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('an observer', () => {
  it('is told of every event before its commands are carried out, also of a refused one', async () => {
    const told: string[] = [];
    const signIn = async () => {
      told.push('carried out');
      return refused;
    };
    const observe: RunnerOptions['observe'] = ({ from, event, outcome }) => {
      told.push(`${event.type} at ${from.at}: ${outcome.isOk() ? outcome.value.next.at : 'refused'}`);
    };
    const runner = start({ 'sign-in': signIn }, STATES.login, { observe });
    runner.send({ type: 'ok-pressed' });
    runner.send(submitted);
    await runner.settled();
    expect(told).toEqual([
      'ok-pressed at login: refused',
      'submitted at login: signing-in',
      'carried out',
      'session-refused at signing-in: login-failed',
    ]);
  });

  it('that throws does not stop the flow', async () => {
    const onDefect = vi.fn();
    const observe = () => {
      throw new TypeError('theirs');
    };
    const runner = start({ 'sign-in': async () => refused }, STATES.login, { observe, onDefect });
    runner.send(submitted);
    expect((await runner.settled()).at).toBe('login-failed');
    expect(onDefect).toHaveBeenCalledWith(expect.any(TypeError), 'listener');
  });
});
