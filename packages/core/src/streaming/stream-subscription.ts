/** The subscription modes of TLCP (spec 4). */
export type SubscriptionMode = 'RAW' | 'MERGE' | 'DISTINCT' | 'COMMAND';

/** What to subscribe to: items of one data adapter, and the fields wanted of each. */
export interface StreamSubscription {
  readonly adapter: string;
  readonly mode: SubscriptionMode;
  readonly items: readonly string[];
  readonly fields: readonly string[];
  readonly snapshot: boolean;
}

/** The fields of one item that changed; null is a field without a value. */
export interface StreamUpdate {
  readonly item: string;
  readonly values: Readonly<Record<string, string | null>>;
}
