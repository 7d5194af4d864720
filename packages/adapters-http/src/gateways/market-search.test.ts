import { NEVER_CANCELLED } from '@gatehouse-login/core';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import type { TransportFault } from '../transport/fault.ts';
import type { TransportRequest } from '../transport/transport-port.ts';
import { makeHttpMarketSearch } from './market-search.ts';

const SESSION = { username: 'DM123456', session: 's-1' };

async function search(answer: ResultAsync<unknown, TransportFault>, text = 'EUR/USD') {
  const request = vi.fn((_: TransportRequest) => answer);
  const found = await makeHttpMarketSearch({ request }).find(SESSION, text, NEVER_CANCELLED);
  return { found, asked: request.mock.lastCall?.[0] };
}

describe('market search over HTTP', () => {
  it('asks for a name, with the session, and reads any casing', async () => {
    const list = { Markets: [{ MarketId: 401_484_347, Name: 'EUR/USD', Weighting: 2 }] };
    const { found, asked } = await search(okAsync(list), 'EUR/USD & more');
    expect(asked).toMatchObject({
      method: 'GET',
      path: 'market/search?SearchByMarketName=true&Query=EUR%2FUSD%20%26%20more',
      session: SESSION,
    });
    expect(found._unsafeUnwrap()).toEqual([{ id: 401_484_347, name: 'EUR/USD' }]);
  });

  it('answers an expired session as such, and anything else as a fault of the service', async () => {
    const refused = {
      kind: 'refused',
      fromPlatform: true,
      cookiesBlocked: false,
      tokenMissing: false,
    } as const;
    const expired = await search(errAsync({ ...refused, status: 401, code: 4011 }));
    expect(expired.found._unsafeUnwrapErr()).toEqual({ kind: 'session-expired' });
    const wrong = await search(errAsync({ ...refused, status: 400 }));
    expect(wrong.found._unsafeUnwrapErr()).toMatchObject({ kind: 'malformed-answer' });
    const malformed = await search(okAsync({ markets: [{ MarketId: 'one', Name: 'x' }] }));
    expect(malformed.found._unsafeUnwrapErr()).toEqual({
      kind: 'malformed-answer',
      detail: 'market list: markets.0.marketid',
    });
  });
});
