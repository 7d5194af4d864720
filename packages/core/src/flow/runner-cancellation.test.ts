import { describe, expect, it, vi } from 'vitest';
import type { Cancellation } from '../cancellation/cancellation.ts';
import { makeSpinnerCounter } from '../spinner/spinner-counter.ts';
import { aConfiguration, aDraft } from '../testing/builders.ts';
import { type Performers, performBy, STATES } from '../testing/flow-samples.fixture.ts';
import type { CommandEvent, Event } from './event.ts';
import { createRunner, type RunnerOptions } from './runner.ts';
import type { State } from './state.ts';

const visit = { region: 'en-uk', language: 'en', query: '' } as const;
const draft = aDraft({ username: '' });
const login: State = { at: 'login', visit, draft };
const submitted: Event = {
  type: 'submitted',
  draft: aDraft(),
  password: 'Correct-Horse-9',
  reference: 'r',
};
const refused: Event = { type: 'session-refused', error: { kind: 'session-refused' } };
const busy: Event = { type: 'sign-in-failed', error: { kind: 'service-busy', seconds: 30 } };

/** Work that the test answers by hand. */
function byHand() {
  const calls: { answer: (event: CommandEvent | null) => void; cancellation: Cancellation }[] = [];
  const perform = vi.fn(
    (_command: unknown, cancellation: Cancellation) =>
      new Promise<CommandEvent | null>((answer) => {
        calls.push({ answer, cancellation });
      }),
  );
  return { calls, perform };
}

function start(performers: Performers, options: RunnerOptions = {}) {
  return createRunner(login, aConfiguration(), performBy(performers), options);
}

const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await null;
};

describe('cancelling', () => {
  it('tells the work in progress, and drops its late answer', async () => {
    const { calls, perform } = byHand();
    const runner = start({ 'sign-in': perform });
    runner.send(submitted);
    expect(calls[0]?.cancellation.cancelled).toBe(false);
    runner.send({ type: 'cancel-pressed' });
    expect(calls[0]?.cancellation.cancelled).toBe(true);
    calls[0]?.answer(refused);
    await turns();
    expect(runner.getSnapshot()).toMatchObject({ at: 'login', news: 'cancelled' });
  });

  it('drops an answer that is already on its way, at whatever moment it happens', async () => {
    for (let moment = 0; moment < 10; moment += 1) {
      const { calls, perform } = byHand();
      const runner = start({ 'sign-in': perform });
      runner.send(submitted);
      calls[0]?.answer(refused);
      for (let turn = 0; turn < moment; turn += 1) await null;
      if (runner.getSnapshot().at !== 'signing-in') return;
      runner.send({ type: 'cancel-pressed' });
      runner.send(submitted);
      await turns();
      expect(runner.getSnapshot().at).toBe('signing-in');
    }
  });

  it('never takes the first attempt’s answer for the second one’s', async () => {
    const { calls, perform } = byHand();
    const runner = start({ 'sign-in': perform });
    runner.send(submitted);
    runner.send({ type: 'cancel-pressed' });
    runner.send(submitted);
    calls[0]?.answer(refused);
    await turns();
    expect(runner.getSnapshot().at).toBe('signing-in');
    calls[1]?.answer({ type: 'two-factor-required', methods: [] });
    await turns();
    expect(runner.getSnapshot().at).toBe('two-factor');
  });

  it('hides the spinner at once and settles, even where the work does not hear of it [2.8]', async () => {
    const spinner = makeSpinnerCounter();
    const { perform } = byHand();
    const runner = start({ 'sign-in': perform }, { spinner });
    runner.send(submitted);
    expect(spinner.getCount()).toBe(1);
    runner.send({ type: 'cancel-pressed' });
    expect((await runner.settled()).at).toBe('login');
    expect(spinner.getCount()).toBe(0);
  });

  it('hides the spinner once: a late answer takes nothing off a newer attempt', async () => {
    const spinner = makeSpinnerCounter();
    const { calls, perform } = byHand();
    const runner = start({ 'sign-in': perform }, { spinner });
    runner.send(submitted);
    runner.send({ type: 'cancel-pressed' });
    runner.send(submitted);
    calls[0]?.answer(null);
    await turns();
    expect(spinner.getCount()).toBe(1);
    calls[1]?.answer(refused);
    await turns();
    expect(spinner.getCount()).toBe(0);
  });

  it('happens by going elsewhere too [2.8]', async () => {
    const spinner = makeSpinnerCounter();
    const { calls, perform } = byHand();
    const runner = start({ 'sign-in': perform }, { spinner });
    runner.send(submitted);
    expect(spinner.getCount()).toBe(1);
    runner.send({ type: 'opened-at', step: 'reset', visit });
    expect(calls[0]?.cancellation.cancelled).toBe(true);
    expect((await runner.settled()).at).toBe('reset');
    expect(spinner.getCount()).toBe(0);
  });

  it('does not happen by a change of language', async () => {
    const { calls, perform } = byHand();
    const runner = start({ 'sign-in': perform });
    runner.send(submitted);
    runner.send({ type: 'opened-at', step: 'login', visit: { ...visit, language: 'ar' } });
    expect(calls[0]?.cancellation.cancelled).toBe(false);
    calls[0]?.answer(refused);
    await turns();
    expect(runner.getSnapshot()).toMatchObject({ at: 'login-failed', visit: { language: 'ar' } });
  });

  it('spares effects: what was to be recorded is', async () => {
    const { calls, perform } = byHand();
    const runner = start({ 'sign-in': async () => refused, record: perform });
    runner.send(submitted);
    await turns();
    runner.send({ type: 'back-pressed' });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.cancellation.cancelled).toBe(false);
  });

  it('ends a watch that the flow has moved on from', async () => {
    const { calls, perform } = byHand();
    const runner = start({ 'sign-in': async () => busy, 'wait-for-cooldown': perform });
    runner.send(submitted);
    await turns();
    expect(runner.getSnapshot().at).toBe('cooling-down');
    runner.send({ type: 'opened-at', step: 'reset', visit });
    expect(calls[0]?.cancellation.cancelled).toBe(true);
    calls[0]?.answer({ type: 'cooldown-ended' });
    await turns();
    expect(runner.getSnapshot().at).toBe('reset');
  });
});

describe('work that is done', () => {
  it('is not cancelled by the step that its own answer makes', async () => {
    const { calls, perform } = byHand();
    const runner = start({ 'sign-in': perform });
    runner.send(submitted);
    calls[0]?.answer(refused);
    await runner.settled();
    expect(runner.getSnapshot().at).toBe('login-failed');
    runner.send({ type: 'back-pressed' });
    expect(runner.getSnapshot().at).toBe('login');
    expect(calls[0]?.cancellation.cancelled).toBe(false);
  });

  it('does not stand for the same work that took its place: that one still hears of being given up', async () => {
    const { calls, perform } = byHand();
    const runner = createRunner(
      STATES['sending-code'],
      aConfiguration(),
      performBy({ 'send-code': perform }),
    );
    runner.send({ type: 'contact-selected', contactId: 'mail' });
    runner.send({ type: 'contact-selected', contactId: 'phone' });
    expect(calls.map(({ cancellation }) => cancellation.cancelled)).toEqual([true, false]);
    await turns();
    runner.send({ type: 'back-pressed' });
    expect(calls[1]?.cancellation.cancelled).toBe(true);
  });
});

describe('disposing', () => {
  it('cancels, and ignores all that comes after', async () => {
    const { calls, perform } = byHand();
    const spinner = makeSpinnerCounter();
    const listener = vi.fn();
    const runner = start({ 'sign-in': perform }, { spinner });
    runner.send(submitted);
    runner.subscribe(listener);
    runner.dispose();
    expect(calls[0]?.cancellation.cancelled).toBe(true);
    calls[0]?.answer(refused);
    runner.send({ type: 'cancel-pressed' });
    await turns();
    expect(runner.getSnapshot().at).toBe('signing-in');
    expect(listener).not.toHaveBeenCalled();
    expect(spinner.getCount()).toBe(0);
  });

  it('starts no command any more', () => {
    const { perform } = byHand();
    const runner = start({ 'sign-in': perform });
    runner.dispose();
    expect(runner.send(submitted)._unsafeUnwrap()).toBe(login);
    expect(perform).not.toHaveBeenCalled();
    expect(runner.getSnapshot()).toBe(login);
  });

  it('lets whoever waits go', async () => {
    const { perform } = byHand();
    const runner = start({ 'sign-in': perform });
    runner.send(submitted);
    const settled = runner.settled();
    runner.dispose();
    expect((await settled).at).toBe('signing-in');
  });
});
