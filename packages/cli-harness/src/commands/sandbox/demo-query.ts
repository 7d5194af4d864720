/**
 * The query that a brand's page needs in a sandbox, with its `?`, or empty: TradingView variants refuse visitors who do
 * not come from a listed partner.
 */
export const demoQuery = (home: string, brand: string): string =>
  brand.startsWith('tradingview-') ? `?redirect_uri=${home}/tradingview/callback/&state=demo` : '';
