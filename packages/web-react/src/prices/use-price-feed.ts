import { useSyncExternalStore } from 'react';
import type { PriceFeed, PriceFeedState } from './price-feed.ts';

/** Returns what the feed shows, again after every change. */
export const usePriceFeed = (feed: PriceFeed): PriceFeedState =>
  useSyncExternalStore(feed.subscribe, feed.getSnapshot, feed.getSnapshot);
