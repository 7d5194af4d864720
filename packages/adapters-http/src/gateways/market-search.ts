import { type MarketSearch, type MarketSearchError, parseMarketList } from '@gatehouse-login/core/streaming';
import { type TransportFault, toServiceError } from '../transport/fault.ts';
import type { Transport } from '../transport/transport-port.ts';

/** Makes a market search over HTTP: `GET market/search`. */
export function makeHttpMarketSearch(transport: Transport): MarketSearch {
  return {
    find(session, text, cancellation) {
      const path = `market/search?SearchByMarketName=true&Query=${encodeURIComponent(text)}`;
      return transport
        .request({ method: 'GET', path, deadline: 'account', session, cache: 'no-store' }, cancellation)
        .mapErr(toSearchError)
        .andThen(parseMarketList);
    },
  };
}

/** Outside the session call, 401 and 403 mean that the session has expired. */
function toSearchError(fault: TransportFault): MarketSearchError {
  const expired = fault.kind === 'refused' && (fault.status === 401 || fault.status === 403);
  return expired ? { kind: 'session-expired' } : toServiceError(fault, 'market list');
}
