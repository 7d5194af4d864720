/** A market that can be traded. */
export interface Market {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

const row = (id: number, code: string, name: string): Market => ({ id, code, name });

/** The markets. The first three ids are the platform's own, the others are invented. */
export const MARKETS: readonly Market[] = [
  row(401_484_347, 'EURUSD', 'EUR/USD'),
  row(401_153_870, 'XAUUSD', 'Spot Gold'),
  row(154_301, 'USDCAD', 'USD/CAD (per 0.0001)'),
  row(900_001, 'GBPUSD', 'GBP/USD'),
  row(900_002, 'USDJPY', 'USD/JPY'),
  row(900_003, 'EURGBP', 'EUR/GBP'),
  row(900_004, 'AUDUSD', 'AUD/USD'),
  row(900_005, 'USDCNH', 'USD/CNH'),
  row(900_006, 'UK100', 'UK 100'),
  row(900_007, 'DE40', 'Germany 40'),
  row(900_008, 'JP225', 'Japan 225'),
  row(900_009, 'US500', 'US 500'),
  row(900_010, 'BRENT', 'Brent Crude Oil'),
  row(900_011, 'XAGUSD', 'Spot Silver'),
  row(900_012, 'BTCUSD', 'Bitcoin'),
  row(900_013, 'ETHUSD', 'Ether'),
];
