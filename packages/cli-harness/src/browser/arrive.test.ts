import { aConfiguration } from '@gatehouse-login/core/testing';
import { expect, it, vi } from 'vitest';
import { guardHost } from '../site/host-rule.ts';
import { arriveAt } from './arrive.ts';

it('a destination that looks like production is not opened, because its address holds the session', async () => {
  const newPage = vi.fn();
  const departure = { kind: 'navigate', url: 'https://trade.broker.example/?s=1', parameters: {} } as const;
  const options = {
    context: { newPage },
    configuration: aConfiguration(),
    guard: (url: string) => guardHost(url, false),
  };
  const arrival = await arriveAt(departure, options);
  expect(arrival._unsafeUnwrapErr().outcome).toBe('guarded');
  expect(newPage).not.toHaveBeenCalled();
});
