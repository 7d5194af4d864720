/**
 * The English sentences of the page of prices. Its keys are those of the other languages. `{name}` stands for a value.
 * They are no part of the login's texts, which every visitor loads.
 */
export const ENGLISH_PRICES = {
  'prices.heading': 'Prices',
  'prices.list': 'Watched markets',
  'prices.empty': 'Add a market to see its prices.',
  'search.label': 'Add a market',
  'search.help': 'Type a part of its name.',
  'search.searching': 'Searching…',
  'search.found': 'Markets found: {count}',
  'search.none': 'There is no market with this name.',
  'search.failed': 'The markets could not be searched. Please try again.',
  'quantity.label': 'Quantity',
  'price.value': 'Value at bid',
  'price.bid': 'Bid',
  'price.offer': 'Offer',
  'price.change': 'Change',
  'price.range': 'Low – high',
  'price.up': 'rising',
  'price.down': 'falling',
  'price.waiting': 'Waiting for a price',
  'price.refused': 'There are no prices for this market.',
  'price.remove': 'Remove {market}',
  'state.tradable': 'Open',
  'state.tradable-and-fast': 'Open, fast market',
  'state.indicative': 'Indicative prices',
  'state.phone-only': 'By phone only',
  'state.closed': 'Closed',
  'state.suspended': 'Suspended',
  'state.close-only': 'Closing only',
  'state.long-only': 'Buying only',
  'state.short-only': 'Selling only',
  'status.connecting': 'Connecting',
  'status.sensing': 'Connected, choosing the way',
  'status.live': 'Live',
  'status.stalled': 'The server is silent',
  'status.recovering': 'Connection lost, restoring it',
  'status.retrying': 'Connection lost, trying again',
  'status.disconnected': 'Not connected',
  'notice.lost': 'The connection is lost, and the prices are out of date. It is being restored.',
  'end.expired': 'Your session has ended. Please log in again.',
  'end.refused': 'The streaming server has ended the connection (code {code}).',
  'end.unreachable': 'We could not reach the streaming server. Please try again.',
  'end.configuration': 'This page is not set up for prices.',
  'action.logIn': 'Log in',
  'action.connect': 'Connect',
  'action.disconnect': 'Disconnect',
  'account.id': 'Account {id}',
  'account.demo': 'Demo account',
  'account.dma': 'Direct market access',
  'account.equity': 'Net equity',
  'account.funds': 'Tradeable funds',
  'account.margin': 'Margin',
  'account.version': 'Version {version}',
} as const;

/** The key of a sentence. */
export type PriceWord = keyof typeof ENGLISH_PRICES;

/** The sentences of the page in one language. */
export type PriceWords = Readonly<Record<PriceWord, string>>;
