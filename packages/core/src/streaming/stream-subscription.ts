/** The subscription modes of TLCP (spec 4). */
export const SUBSCRIPTION_MODES = ['RAW', 'MERGE', 'DISTINCT', 'COMMAND'] as const;

/** A subscription mode of TLCP. */
export type SubscriptionMode = (typeof SUBSCRIPTION_MODES)[number];

/** A subscription to items of one data adapter, with the fields to receive of each. */
export interface StreamSubscription {
  readonly adapter: string;
  readonly mode: SubscriptionMode;
  readonly items: readonly string[];
  /** In the mode COMMAND they include `key` and `command`. */
  readonly fields: readonly string[];
  readonly snapshot: boolean;
  /**
   * The shortest time between two updates of the subscription, in milliseconds. Only for the mode MERGE, where a
   * new value replaces an old one: only replaced values are left out. 0, the default, leaves out none.
   */
  readonly throttle?: number;
}

/** The changed fields of one item. Null means that a field has no value. */
export interface StreamUpdate {
  readonly item: string;
  readonly values: Readonly<Record<string, string | null>>;
}
