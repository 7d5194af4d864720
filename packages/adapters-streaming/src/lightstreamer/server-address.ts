import type { StreamError } from '@gatehouse-login/core/streaming';

/** The error of an address at which no stream can be opened. */
export const NO_ADDRESS: StreamError = {
  kind: 'configuration-fault',
  file: 'configs/config.json',
  field: 'streaming.serverUrl',
  problem: 'is not an http or https address',
};

/** Whether an address can be that of a streaming server. */
export const isServer = (address: string): boolean =>
  /^https?:\/\//.test(address) && URL.canParse(address) && new URL(address).search === '';
