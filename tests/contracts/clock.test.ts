import { systemClock } from '@gatehouse-login/core';
import { type ClockSubject, clockClaims, fakeClock } from '@gatehouse-login/core/testing';
import { describe, it } from 'vitest';

const makeFake = (): ClockSubject => {
  const clock = fakeClock();
  return { clock, pass: clock.advance };
};
const system: ClockSubject = {
  clock: systemClock,
  pass: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

describe('clock: fake', () => {
  it.each(clockClaims)('$claim', ({ check }) => check(makeFake()));
});

describe('clock: system', () => {
  it.each(clockClaims)('$claim', ({ check }) => check(system));
});
