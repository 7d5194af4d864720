import { type FieldKind, type FieldTypes, readField } from './field-kind.ts';
import type { StreamSubscription, StreamUpdate, SubscriptionMode } from './stream-subscription.ts';

/** The fields of a topic, and the kind of each. */
export type TopicFields = Readonly<Record<string, FieldKind>>;

/** Something that the platform streams: a data adapter, the form of its items, and its fields. */
export interface StreamTopic<Fields extends TopicFields> {
  /** The name of the data adapter. */
  readonly adapter: string;
  /** How the server sends updates. */
  readonly mode: SubscriptionMode;
  /** Whether a new subscriber gets the present values first. */
  readonly snapshot: boolean;
  /** Returns the item for a market id, a category and the like. Some topics have a single item and ignore it. */
  readonly item: (key: string) => string;
  /** The fields, each with its type. */
  readonly fields: Fields;
}

/** The values of an update. A field that did not change is missing; null stands for no value. */
export type TopicValues<Fields extends TopicFields> = {
  readonly [Name in keyof Fields]?: FieldTypes[Fields[Name]] | null;
};

const topic = <const Fields extends TopicFields>(described: StreamTopic<Fields>): StreamTopic<Fields> =>
  described;

/** The prices of a market, by its id. `Direction` is true when the price has risen. */
export const PRICES = topic({
  adapter: 'PRICES',
  mode: 'MERGE',
  snapshot: true,
  item: (marketId) => `PRICE.${marketId}`,
  fields: {
    MarketId: 'number',
    TickDate: 'time',
    Bid: 'number',
    Offer: 'number',
    Price: 'number',
    High: 'number',
    Low: 'number',
    Change: 'number',
    Direction: 'flag',
    Delta: 'number',
    ImpliedVolatility: 'number',
    AuditId: 'text',
    StatusSummary: 'market-state',
  },
});

/** The headlines of a category of news. */
export const NEWS = topic({
  adapter: 'NEWS',
  mode: 'MERGE',
  snapshot: true,
  item: (category) => `HEADLINES.${category}`,
  fields: { StoryId: 'number', Headline: 'text', PublishDate: 'time' },
});

/** The margin of the account. */
export const CLIENT_ACCOUNT_MARGIN = topic({
  adapter: 'CLIENTACCOUNTMARGIN',
  mode: 'MERGE',
  snapshot: true,
  item: () => 'CLIENTACCOUNTMARGIN',
  fields: {
    Cash: 'number',
    Margin: 'number',
    MarginIndicator: 'number',
    NetEquity: 'number',
    OpenTradeEquity: 'number',
    TradeableFunds: 'number',
    PendingFunds: 'number',
    TradingResource: 'number',
    TotalMarginRequirement: 'number',
    CurrencyId: 'number',
    CurrencyISO: 'text',
  },
});

/** The margin of each trade, as it is computed. */
export const TRADE_MARGIN = topic({
  adapter: 'TRADEMARGIN',
  mode: 'RAW',
  snapshot: false,
  item: () => 'TRADEMARGIN',
  fields: { OrderId: 'number', MarketId: 'number', Margin: 'number', LastChangedTime: 'time' },
});

/** Returns the subscription to a topic: all of its fields, for these market ids, categories and the like. */
export const subscriptionTo = (
  { adapter, mode, snapshot, item, fields }: StreamTopic<TopicFields>,
  keys: readonly string[],
  throttle?: number,
): StreamSubscription => ({
  adapter,
  mode,
  snapshot,
  items: keys.map(item),
  fields: Object.keys(fields),
  ...(throttle === undefined ? {} : { throttle }),
});

/** Returns an update's values with their types. Fields that the topic does not have are left out. */
export const readValues = <Fields extends TopicFields>(
  { fields }: Pick<StreamTopic<Fields>, 'fields'>,
  { values }: Pick<StreamUpdate, 'values'>,
): TopicValues<Fields> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, text]) => {
      const kind = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return kind === undefined ? [] : [[name, readField(kind, text)]];
    }),
  ) as TopicValues<Fields>;
