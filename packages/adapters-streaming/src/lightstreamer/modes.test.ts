import type { StreamSubscription, StreamUpdate } from '@gatehouse-login/core/streaming';
import { fakeClock } from '@gatehouse-login/core/testing';
import { describe, expect, it } from 'vitest';
import { subscriptionFault } from './check-subscription.ts';
import { makeCommandMode } from './command-mode.ts';
import { makeEventMode } from './event-mode.ts';
import { makeMergeMode } from './merge-mode.ts';
import type { Mode, ServerUpdate } from './mode.ts';

const base: StreamSubscription = {
  adapter: 'A',
  mode: 'MERGE',
  items: ['I'],
  fields: ['a', 'b'],
  snapshot: true,
};

const update = (...values: (string | null)[]): ServerUpdate => ({
  getItemName: () => 'I',
  getItemPos: () => 1,
  getValue: (field) => values[field - 1] ?? null,
  isSnapshot: () => false,
});
const snapshot = (...values: (string | null)[]): ServerUpdate => ({
  ...update(...values),
  isSnapshot: () => true,
});

function heardBy(make: (deliver: (update: StreamUpdate) => void) => Mode) {
  const heard: StreamUpdate['values'][] = [];
  return { mode: make(({ values }) => heard.push(values)), heard };
}

describe('MERGE', () => {
  it('tells the changes of each turn, and nothing that is known', async () => {
    const clock = fakeClock();
    const { mode, heard } = heardBy((deliver) => makeMergeMode({ ...base, throttle: 100 }, clock, deliver));
    mode.update(snapshot('1', null));
    mode.update(update('2', null));
    mode.update(update('3', 'x'));
    await clock.advance(100);
    expect(heard).toEqual([
      { a: '1', b: null },
      { a: '3', b: 'x' },
    ]);
    mode.subscribed();
    mode.update(snapshot('3', 'x'));
    await clock.advance(100);
    expect(heard).toHaveLength(2);
    mode.update(update('3', null));
    await clock.advance(100);
    expect(heard.at(-1)).toEqual({ b: null });
  });
});

describe('RAW and DISTINCT', () => {
  const arrange = () =>
    heardBy((deliver) => makeEventMode({ ...base, mode: 'DISTINCT', fields: ['a'] }, deliver));

  it('tell every event, also the same one twice', () => {
    const { mode, heard } = arrange();
    for (const value of ['1', '1', '2']) mode.update(update(value));
    expect(heard).toEqual([{ a: '1' }, { a: '1' }, { a: '2' }]);
  });

  it('tell only what is new in the snapshot of a new session', () => {
    const { mode, heard } = arrange();
    mode.subscribed();
    for (const value of ['1', '2']) mode.update(snapshot(value));
    mode.snapshotEnded('I');
    mode.subscribed();
    for (const value of ['1', '2', '3']) mode.update(snapshot(value));
    mode.update(update('4'));
    expect(heard.map(({ a }) => a)).toEqual(['1', '2', '3', '4']);
  });

  it('tell the whole snapshot if the last event is not in it', () => {
    const { mode, heard } = arrange();
    mode.update(update('1'));
    mode.subscribed();
    for (const value of ['8', '9']) mode.update(snapshot(value));
    mode.snapshotEnded('I');
    expect(heard.map(({ a }) => a)).toEqual(['1', '8', '9']);
  });
});

describe('COMMAND', () => {
  const fields = ['key', 'command', 'a'];

  it('adds, updates and deletes rows, and makes up for a lost session', () => {
    const { mode, heard } = heardBy((deliver) =>
      makeCommandMode({ ...base, mode: 'COMMAND', fields }, deliver),
    );
    mode.subscribed();
    mode.update(snapshot('k1', 'ADD', '1'));
    mode.update(snapshot('k2', 'ADD', '2'));
    mode.snapshotEnded('I');
    mode.update(update('k1', 'UPDATE', '3'));
    mode.update(update('k3', 'DELETE', null));
    mode.subscribed();
    mode.update(snapshot('k1', 'ADD', '3'));
    mode.update(snapshot('k4', 'ADD', '4'));
    mode.snapshotEnded('I');
    mode.update(update('k1', 'DELETE', null));
    expect(heard).toEqual([
      { key: 'k1', command: 'ADD', a: '1' },
      { key: 'k2', command: 'ADD', a: '2' },
      { key: 'k1', command: 'UPDATE', a: '3' },
      { key: 'k4', command: 'ADD', a: '4' },
      { key: 'k2', command: 'DELETE', a: null },
      { key: 'k1', command: 'DELETE', a: null },
    ]);
  });
});

describe('a subscription that cannot be sent', () => {
  it.each([
    [{ items: [] }, 21],
    [{ items: ['two words'] }, 21],
    [{ items: ['7'] }, 21],
    [{ fields: [''] }, 23],
    [{ mode: 'RAW' }, 8],
    [{ mode: 'COMMAND' }, 15],
    [{ mode: 'COMMAND', fields: ['key'] }, 16],
    [{ mode: 'COMMAND', fields: ['key', 'command'] }, null],
    [{ mode: 'RAW', snapshot: false }, null],
  ] as const)('such as %j has a code', (change, code) => {
    expect(subscriptionFault({ ...base, ...change })).toBe(code);
  });
});
