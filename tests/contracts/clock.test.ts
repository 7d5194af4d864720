import { systemClock } from '@gatehouse/adapters-http';
import { fakeClock } from '@gatehouse/core/testing';
import { clockContract } from './clock.contract.ts';

clockContract('fake', () => {
  const clock = fakeClock();
  return { clock, pass: clock.advance };
});

clockContract('system', () => ({
  clock: systemClock,
  pass: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}));
