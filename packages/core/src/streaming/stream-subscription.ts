/** The subscription modes of TLCP (spec 4). */
export const SUBSCRIPTION_MODES = ['RAW', 'MERGE', 'DISTINCT', 'COMMAND'] as const;

/** A subscription mode of TLCP. */
export type SubscriptionMode = (typeof SUBSCRIPTION_MODES)[number];

/** A subscription to items of one data adapter, with the fields to receive of each. */
export interface StreamSubscription {
  /** The name of the data adapter. */
  readonly adapter: string;
  /** How the server sends updates. */
  readonly mode: SubscriptionMode;
  /** The names of the items. */
  readonly items: readonly string[];
  /** In the mode COMMAND they include `key` and `command`. */
  readonly fields: readonly string[];
  /** Whether the present values come first. */
  readonly snapshot: boolean;
  /**
   * The shortest time between two updates of the subscription, in milliseconds. Only for the mode MERGE, where a
   * new value replaces an old one: only replaced values are left out. 0, the default, leaves out none.
   */
  readonly throttle?: number;
}

/** The changed fields of one item. Null means that a field has no value. */
export interface StreamUpdate {
  /** The item's name. */
  readonly item: string;
  /** The changed fields, as the texts that the server sent. */
  readonly values: Readonly<Record<string, string | null>>;
}
