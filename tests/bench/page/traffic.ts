import type { CDPSession } from 'playwright';

/** One request of a load. */
export interface Exchange {
  readonly url: string;
  readonly isScript: boolean;
  /** Milliseconds since the navigation began. Undefined until the response is complete. */
  ended?: number;
  /** Bytes on the wire, with the headers. */
  bytes: number;
  /** Bytes after decompression. */
  decoded: number;
  encoding: string;
}

export interface Traffic {
  readonly exchanges: () => readonly Exchange[];
  /** Resolves once no request has been under way for this long, or at a time of `performance.now()`. */
  readonly quiet: (milliseconds: number, until: number) => Promise<void>;
}

const step = 50;

/** Records the requests of a page, by the browser's own counts. */
export const recordTraffic = (session: CDPSession): Traffic => {
  const exchanges = new Map<string, Exchange>();
  const open = new Set<string>();
  let begun = 0;
  let changed = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    if (begun === 0) begun = timestamp;
    const isScript = type === 'Script' || request.url.endsWith('.js');
    exchanges.set(requestId, { url: request.url, isScript, bytes: 0, decoded: 0, encoding: '' });
    open.add(requestId);
    changed = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const exchange = exchanges.get(requestId);
    const encoding = Object.entries(response.headers).find(([name]) => /^content-encoding$/i.test(name));
    if (exchange !== undefined) exchange.encoding = encoding?.[1] ?? '';
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const exchange = exchanges.get(requestId);
    if (exchange !== undefined) exchange.decoded += dataLength;
  });
  const end = (requestId: string): void => {
    if (open.delete(requestId)) changed = performance.now();
  };
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const exchange = exchanges.get(requestId);
    if (exchange !== undefined) {
      exchange.ended = (timestamp - begun) * 1000;
      exchange.bytes = encodedDataLength;
    }
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  return {
    exchanges: () => [...exchanges.values()],
    async quiet(milliseconds, until) {
      const isQuiet = () => begun > 0 && open.size === 0 && performance.now() - changed >= milliseconds;
      while (!isQuiet() && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, step));
    },
  };
};
