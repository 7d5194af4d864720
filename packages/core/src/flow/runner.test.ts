import { describe, expect, it, vi } from 'vitest';
import { makeSpinnerCounter } from '../spinner/spinner-counter.ts';
import { aConfiguration, aDraft } from '../testing/builders.ts';
import { type Performers, performBy } from '../testing/flow-samples.fixture.ts';
import type { Event } from './event.ts';
import { createRunner, type RunnerOptions, type Transition } from './runner.ts';
import type { State } from './state.ts';

const settings = aConfiguration();
const visit = { region: 'en-uk', language: 'en', query: '' } as const;
const draft = aDraft({ username: '' });
const login: State = { at: 'login', visit, draft };
const submitted: Event = {
  type: 'submitted',
  draft: aDraft({ rememberMe: true }),
  password: 'Correct-Horse-9',
  reference: 'r',
};

const idle = {
  'sign-in': async () => ({ type: 'session-opened' }),
  'load-account': async () => ({ type: 'account-loaded' }),
  'choose-destination': async () => ({
    type: 'destination-chosen',
    purpose: 'platform',
    host: 'trade.example',
  }),
  'watch-departure': () => new Promise(() => {}),
  'wait-for-cooldown': () => new Promise(() => {}),
} satisfies Performers;

const start = (performers: Performers = {}, options: RunnerOptions = {}, state: State = login) =>
  createRunner(state, settings, performBy({ ...idle, ...performers }), options);

describe('the runner', () => {
  it('walks from the form to the platform by itself', async () => {
    const runner = start();
    const seen: string[] = [];
    runner.subscribe(() => seen.push(runner.getSnapshot().at));
    runner.send(submitted);
    expect((await runner.settled()).at).toBe('leaving');
    expect(seen).toEqual(['signing-in', 'loading-account', 'choosing-destination', 'leaving']);
  });

  it('answers an event with the new state', () => {
    expect(start().send(submitted)._unsafeUnwrap().at).toBe('signing-in');
  });

  it('refuses an event that the state does not hear, and changes nothing', () => {
    const runner = start();
    const listener = vi.fn();
    runner.subscribe(listener);
    expect(runner.send({ type: 'cooldown-ended' })._unsafeUnwrapErr()).toEqual({
      kind: 'illegal-event',
      state: 'login',
      event: 'cooldown-ended',
    });
    expect(runner.getSnapshot()).toBe(login);
    expect(listener).not.toHaveBeenCalled();
  });

  it('gives the same snapshot as long as nothing has changed', () => {
    const runner = start();
    const before = runner.getSnapshot();
    runner.send({ type: 'cancel-pressed' });
    expect(runner.getSnapshot()).toBe(before);
  });

  it('tells of changes alone, and nobody who has gone', async () => {
    const runner = start();
    const [stays, goes] = [vi.fn(), vi.fn()];
    runner.subscribe(stays);
    runner.subscribe(goes)();
    runner.send({ type: 'cancel-pressed' });
    expect(stays).not.toHaveBeenCalled();
    runner.send(submitted);
    expect(stays).toHaveBeenCalledTimes(1);
    await runner.settled();
    expect(goes).not.toHaveBeenCalled();
  });

  it('reports each transition: the states, the name of the event, the time', async () => {
    let time = 1_000;
    const runner = start({}, { now: () => (time += 5) });
    const seen: Transition[] = [];
    runner.subscribe((transition) => seen.push(transition));
    runner.send(submitted);
    await runner.settled();
    expect(seen.map(({ from, event, to, at }) => [from.at, event, to.at, at])).toEqual([
      ['login', 'submitted', 'signing-in', 1_005],
      ['signing-in', 'session-opened', 'loading-account', 1_010],
      ['loading-account', 'account-loaded', 'choosing-destination', 1_015],
      ['choosing-destination', 'destination-chosen', 'leaving', 1_020],
    ]);
    expect(seen.at(-1)?.to).toBe(runner.getSnapshot());
    expect(JSON.stringify(seen)).not.toMatch(/SECRET|Correct-Horse/);
  });

  it('has the new state in place before it carries out its commands', () => {
    const runner = start({
      'sign-in': async () => {
        seen.push(runner.getSnapshot().at);
        return null;
      },
    });
    const seen: string[] = [];
    runner.send(submitted);
    expect(seen).toEqual(['signing-in']);
  });

  it('sends a double click once', async () => {
    const signIn = vi.fn(idle['sign-in']);
    const runner = start({ 'sign-in': signIn });
    runner.send(submitted);
    runner.send(submitted);
    await runner.settled();
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it('hands each performer its command', async () => {
    const [remember, leave] = [
      vi.fn(async (_command: unknown) => null),
      vi.fn(async (_command: unknown) => null),
    ];
    const runner = start({ remember, leave });
    runner.send(submitted);
    await runner.settled();
    expect(remember.mock.calls[0]?.[0]).toMatchObject({
      run: 'remember',
      draft: { username: 'DM123456', rememberMe: true },
    });
    expect(leave.mock.calls[0]?.[0]).toEqual({ run: 'leave' });
  });

  it('is settled at once where nothing is in progress, and waits for no watch', async () => {
    expect(await start().settled()).toBe(login);
    const watch = vi.fn(idle['watch-departure']);
    const runner = start({ 'watch-departure': watch });
    runner.send(submitted);
    await runner.settled();
    expect(watch).toHaveBeenCalledTimes(1);
  });

  it('settles only when effects, too, are done', async () => {
    let written = false;
    const runner = start({
      remember: async () => {
        for (let turn = 0; turn < 20; turn += 1) await null;
        written = true;
        return null;
      },
    });
    runner.send(submitted);
    await runner.settled();
    expect(written).toBe(true);
  });
});

describe('the spinner of a runner', () => {
  it('shows while the visitor waits, and only then [4.21]', async () => {
    const spinner = makeSpinnerCounter();
    const counts: number[] = [];
    spinner.subscribe(() => counts.push(spinner.getCount()));
    const runner = start({}, { spinner });
    runner.send(submitted);
    expect(spinner.getCount()).toBe(1);
    await runner.settled();
    expect(spinner.getCount()).toBe(0);
    expect(Math.max(...counts)).toBe(1);
  });

  it('does not show for effects and watches', async () => {
    const spinner = makeSpinnerCounter();
    const runner = start(
      {},
      { spinner },
      { at: 'leaving', visit, draft, purpose: 'platform', host: 'x', stalled: true },
    );
    runner.send({ type: 'continue-pressed' });
    expect(spinner.getCount()).toBe(0);
  });

  it('takes nothing off for effects and watches that end: others count on it too', async () => {
    const spinner = makeSpinnerCounter(1);
    const runner = start({ 'watch-departure': async () => null }, { spinner });
    runner.send(submitted);
    await runner.settled();
    runner.send({ type: 'continue-pressed' });
    await runner.settled();
    for (let turn = 0; turn < 12; turn += 1) await null;
    expect(spinner.getCount()).toBe(1);
  });
});

describe('a performer that breaks its promise never to reject', () => {
  const broken = () => Promise.reject(new Error('defect'));
  const brokenAtOnce = () => {
    throw new Error('defect');
  };

  it.each([
    ['sign-in', broken],
    ['load-account', broken],
    ['choose-destination', broken],
    ['sign-in', brokenAtOnce],
  ] as const)('during %s fails closed, is told of, and leaves no spinner', async (name, performer) => {
    const spinner = makeSpinnerCounter();
    const onDefect = vi.fn();
    const leave = vi.fn(async () => null);
    const runner = start({ [name]: performer, leave }, { spinner, onDefect });
    runner.send(submitted);
    expect(await runner.settled()).toMatchObject({ at: 'login', fault: { kind: 'unreachable' } });
    expect(onDefect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'defect' }), name);
    expect(spinner.getCount()).toBe(0);
    expect(leave).not.toHaveBeenCalled();
  });

  it.each(['remember', 'record', 'leave'] as const)('in the effect %s stops nobody', async (name) => {
    const onDefect = vi.fn();
    const runner = start({ [name]: broken }, { onDefect });
    runner.send(submitted);
    expect((await runner.settled()).at).toBe('leaving');
    expect(onDefect).toHaveBeenCalledTimes(1);
  });

  it('needs nobody who listens', async () => {
    const runner = start({ 'sign-in': broken });
    runner.send(submitted);
    expect((await runner.settled()).at).toBe('login');
  });
});
