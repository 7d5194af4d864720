/** The subscription modes of TLCP (spec 4). */
export type SubscriptionMode = 'RAW' | 'MERGE' | 'DISTINCT' | 'COMMAND';

/** A subscription to items of one data adapter, with the fields to receive of each. */
export interface StreamSubscription {
  readonly adapter: string;
  readonly mode: SubscriptionMode;
  readonly items: readonly string[];
  readonly fields: readonly string[];
  readonly snapshot: boolean;
}

/** The changed fields of one item. Null means that a field has no value. */
export interface StreamUpdate {
  readonly item: string;
  readonly values: Readonly<Record<string, string | null>>;
}
