import type { Context } from 'hono';
import { playFault } from '../faults/play-fault.ts';
import type { Habit } from '../person.ts';
import type { ServerEnv } from '../site-context.ts';
import type { World } from '../world.ts';

const nothing = (): object => ({});

/** Answers as a person's habit says; nothing when the call should answer as usual, perhaps after a wait. */
export const playHabit = async (
  c: Context<ServerEnv>,
  world: World,
  call: 'session' | 'account',
  habit: Habit | undefined,
): Promise<Response | undefined> => {
  if (habit === undefined) return undefined;
  if (habit.kind !== 'slow') return playFault(c, { call, ...habit }, nothing, '');
  await world.clock.wait(habit.ms, world.closing);
  return undefined;
};
