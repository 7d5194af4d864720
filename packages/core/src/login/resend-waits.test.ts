import { expect, it } from 'vitest';
import { fakeClock } from '../testing/fake-clock.ts';
import { makeResendWaits } from './resend-waits.ts';

it('a wait counts down to zero for the one who was asked to wait, and can be replaced or ended', async () => {
  const clock = fakeClock();
  const waits = makeResendWaits(clock);
  expect(waits.left('ann')).toBe(0);
  waits.begin('ann', 30);
  expect([waits.left('ann'), waits.left('bob')]).toEqual([30, 0]);
  await clock.advance(5_001);
  expect(waits.left('ann')).toBe(25);
  waits.begin('ann', 60);
  expect(waits.left('ann')).toBe(60);
  await clock.advance(100_000);
  expect(waits.left('ann')).toBe(0);
  waits.begin('ann', 30);
  waits.begin('ann', undefined);
  expect(waits.left('ann')).toBe(0);
});

it('a wait is never longer than the platform asked for, even if the system’s clock is set back', () => {
  let now = 100_000;
  const waits = makeResendWaits({ ...fakeClock(), now: () => now });
  waits.begin('ann', 30);
  now = 0;
  expect(waits.left('ann')).toBe(30);
});
