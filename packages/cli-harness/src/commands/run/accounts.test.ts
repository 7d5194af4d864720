import { describe, expect, it } from 'vitest';
import { mannerOf } from '../../player/visitors.ts';
import { readStepTexts } from '../../testing/read-scenario-text.ts';
import { makeAccounts } from './accounts.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Takes accounts one after another. Each is told by its number once it has them. */
function queue(takes: readonly (readonly [names: string, how: 'alone' | 'together'])[]) {
  const accounts = makeAccounts();
  const has: number[] = [];
  const frees = takes.map(async ([names, how], at) => {
    const free = await accounts.take(names.split(' '), how);
    has.push(at);
    return free;
  });
  return {
    has: async () => {
      await nextTurn();
      return [...has];
    },
    free: async (at: number) => (await frees[at])?.(),
  };
}

describe('the accounts of a run', () => {
  it('are used together by scenarios that only sign in, and alone by any other', async () => {
    const { has, free } = queue([
      ['me', 'together'],
      ['me', 'together'],
      ['me', 'alone'],
      ['me', 'together'],
      ['you', 'alone'],
    ]);
    expect(await has()).toEqual([0, 1, 4]);
    await free(0);
    expect(await has()).toEqual([0, 1, 4]);
    await free(1);
    expect(await has()).toEqual([0, 1, 4, 2]);
    await free(2);
    expect(await has()).toEqual([0, 1, 4, 2, 3]);
  });

  it('never wait for each other', async () => {
    const { has, free } = queue([
      ['a b', 'alone'],
      ['b a', 'alone'],
      ['b a', 'together'],
      ['a b', 'together'],
    ]);
    expect(await has()).toEqual([0]);
    await free(0);
    expect(await has()).toEqual([0, 1]);
    await free(1);
    expect(await has()).toEqual([0, 1, 2, 3]);
  });
});

describe('how a scenario uses its accounts', () => {
  it.each([
    ['together', ['sign in as a', 'expect signed in']],
    ['together', ['open login', 'sign in as a', 'expect destination webtrader']],
    ['alone', ['sign in as a', 'choose sms', 'enter code', 'expect signed in']],
    ['alone', ['sign in as a with a wrong password', 'expect refused']],
    ['alone', ['sign in as a', 'change password to new', 'expect signed in']],
  ] as const)('is %s: %j', async (how, steps) => {
    const { scenarios, lines } = await readStepTexts(...steps);
    expect(lines).toEqual([]);
    expect(scenarios.map(mannerOf)).toEqual([how]);
  });
});
