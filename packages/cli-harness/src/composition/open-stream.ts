import { makeHttpMarketSearch, makeTransport } from '@gatehouse-login/adapters-http';
import { makeMarketStream } from '@gatehouse-login/adapters-streaming';
import { apiBaseOf } from '@gatehouse-login/core';
import type { OpenStream } from '../driver/stream-site.ts';
import { nodeFetch } from './node-fetch.ts';

/** Opens the market data of a site over HTTP and the streaming connection. */
export const openStream: OpenStream = ({ configuration, serverUrl, io, authorities, transport }) => {
  const { adapterSet, requestTimeout } = configuration.streaming;
  return {
    markets: makeHttpMarketSearch(
      makeTransport({
        apiBase: apiBaseOf(configuration),
        origin: configuration.origin,
        fetch: io.fetch ?? nodeFetch(authorities, io.env),
        cookie: () => null,
      }),
    ),
    stream: makeMarketStream({
      serverUrl,
      ...(adapterSet === undefined ? {} : { adapterSet }),
      ...(requestTimeout === undefined ? {} : { requestTimeout }),
      ...(transport === undefined ? {} : { transport }),
    }),
  };
};
