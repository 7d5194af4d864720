import { systemClock } from '@gatehouse-login/adapters-http';
import { fakeClock } from '@gatehouse-login/core/testing';
import { clockContract } from './clock.contract.ts';

clockContract('fake', () => {
  const clock = fakeClock();
  return { clock, pass: clock.advance };
});

clockContract('system', () => ({
  clock: systemClock,
  pass: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}));
