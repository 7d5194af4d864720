/** Where the price of a market starts: the price, its decimals, and the spread in the last decimal. */
export interface StartingPrice {
  readonly price: number;
  readonly decimals: number;
  readonly spread: number;
}

function row(price: number, decimals: number, spread: number): StartingPrice {
  return {
    price,
    decimals,
    spread,
  };
}

const KNOWN: Readonly<Record<string, StartingPrice>> = {
  EURUSD: row(1.0842, 5, 6),
  XAUUSD: row(2384.5, 2, 40),
  USDCAD: row(1.3725, 5, 12),
  GBPUSD: row(1.2713, 5, 9),
  USDJPY: row(154.32, 3, 8),
  EURGBP: row(0.8528, 5, 9),
  AUDUSD: row(0.6611, 5, 7),
  USDCNH: row(7.2415, 5, 25),
  UK100: row(8_205.5, 1, 10),
  DE40: row(18_430.5, 1, 12),
  JP225: row(38_950, 1, 70),
  US500: row(5_305.5, 1, 5),
  BRENT: row(82.45, 2, 4),
  XAGUSD: row(29.84, 3, 25),
  BTCUSD: row(67_120, 1, 350),
  ETHUSD: row(3_480, 2, 150),
};

/** The starting price of a market by its code. */
export const startingPrice = (code: string): StartingPrice => KNOWN[code] ?? row(100, 2, 10);
