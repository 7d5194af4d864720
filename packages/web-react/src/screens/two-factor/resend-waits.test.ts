import { expect, it } from 'vitest';
import { makeResendWaits } from './resend-waits.ts';

it('a wait counts down to zero for the one who was asked to wait, and can be replaced or ended', () => {
  let now = 1_000;
  const waits = makeResendWaits(() => now);
  expect(waits.left('ann')).toBeUndefined();
  waits.begin('ann', 30);
  expect([waits.left('ann'), waits.left('bob')]).toEqual([30, undefined]);
  now += 5_001;
  expect(waits.left('ann')).toBe(25);
  waits.begin('ann', 60);
  expect(waits.left('ann')).toBe(60);
  now += 100_000;
  expect(waits.left('ann')).toBe(0);
  waits.begin('ann', undefined);
  expect(waits.left('ann')).toBeUndefined();
});
