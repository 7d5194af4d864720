import type { Configuration } from '@gatehouse-login/core';
import type { MarketSearch, MarketStream, StreamTransport } from '@gatehouse-login/core/streaming';
import type { Io } from '../io.ts';

/** Options of the market data of a site. */
export interface StreamSiteOptions {
  readonly configuration: Configuration;
  readonly serverUrl: string;
  readonly io: Pick<Io, 'fetch' | 'env'>;
  /** Certificate authorities to trust besides the usual ones, as PEM. The stream itself trusts the usual ones only. */
  readonly authorities: string | undefined;
  readonly transport: StreamTransport | undefined;
}

/** The market data of a site. */
export interface StreamSite {
  readonly markets: MarketSearch;
  readonly stream: MarketStream;
}

/** Opens the market data of a site. Nothing is sent yet. */
export type OpenStream = (options: StreamSiteOptions) => StreamSite;
