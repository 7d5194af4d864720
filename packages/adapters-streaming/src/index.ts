export { updates } from './feed/updates.ts';
export { type TopicUpdate, type WatchOptions, watch } from './feed/watch.ts';
export { allowTimerWorker } from './lightstreamer/allow-timer-worker.ts';
export { makeMarketStream } from './lightstreamer/market-stream.ts';
export type { MarketStreamOptions } from './lightstreamer/options.ts';
export { makeScriptedStream, type StreamMoment, type StreamScript } from './scripted-stream.ts';
