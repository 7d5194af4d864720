// The two that are compared: the vendor's client alone, and the adapter. It runs in Node and in a page.
import { makeMarketStream } from '@gatehouse-login/adapters-streaming';
import { PRICES, STREAM_SETTING_DEFAULTS } from '@gatehouse-login/core/streaming';

/** The part of the vendor's client that is measured. */
export interface Vendor {
  readonly LightstreamerClient: new (
    address: string,
    adapterSet: string,
  ) => {
    readonly connectionDetails: { setUser(name: string): void; setPassword(password: string): void };
    subscribe(subscription: object): void;
    connect(): void;
    disconnect(): void;
  };
  readonly Subscription: new (
    mode: string,
    items: readonly string[],
    fields: readonly string[],
  ) => {
    setDataAdapter(name: string): void;
    setRequestedSnapshot(wish: string): void;
    addListener(listener: { onItemUpdate(update: ItemUpdate): void }): void;
  };
}
interface ItemUpdate {
  getValue(field: string): string | null;
}

/** The server of the benchmark. */
export interface StreamServer {
  readonly serverUrl: string;
  readonly username: string;
  readonly session: string;
  readonly markets: readonly number[];
}

/** A client that is connected, and has its first values. */
export interface OpenClient {
  /** The number of the last update that was told. */
  readonly last: () => number;
  readonly told: () => number;
  readonly close: () => void;
}

/** What is measured. */
export type ClientKind = 'alone' | 'adapter';

const fields = ['Bid', 'Offer', 'AuditId'];
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function openAlone({ LightstreamerClient, Subscription }: Vendor, server: StreamServer) {
  const client = new LightstreamerClient(server.serverUrl, 'STREAMINGALL');
  client.connectionDetails.setUser(server.username);
  client.connectionDetails.setPassword(server.session);
  const subscription = new Subscription('MERGE', server.markets.map(String).map(PRICES.item), fields);
  subscription.setDataAdapter('PRICES');
  subscription.setRequestedSnapshot('yes');
  let [told, newest]: [number, ItemUpdate | null] = [0, null];
  subscription.addListener({
    onItemUpdate: (update) => {
      told += 1;
      newest = update;
    },
  });
  client.subscribe(subscription);
  client.connect();
  while (told === 0) await sleep(5);
  return {
    last: () => Number(newest?.getValue('AuditId')),
    told: () => told,
    close: () => client.disconnect(),
  };
}

async function openAdapter(server: StreamServer) {
  const stream = makeMarketStream({ serverUrl: server.serverUrl });
  let [told, last] = [0, 0];
  stream.subscribe(
    {
      adapter: 'PRICES',
      mode: 'MERGE',
      items: server.markets.map(String).map(PRICES.item),
      fields,
      snapshot: true,
      throttle: STREAM_SETTING_DEFAULTS.drawThrottle,
    },
    ({ values }) => {
      told += 1;
      last = Math.max(last, Number(values.AuditId) || 0);
    },
  );
  const connection = await stream.connect(server);
  if (connection.isErr()) throw new Error(JSON.stringify(connection.error));
  while (told === 0) await sleep(5);
  return { last: () => last, told: () => told, close: stream.disconnect };
}

/** Makes the function that opens a client. */
export const openWith =
  (vendor: Vendor) =>
  (kind: ClientKind, server: StreamServer): Promise<OpenClient> =>
    kind === 'alone' ? openAlone(vendor, server) : openAdapter(server);
