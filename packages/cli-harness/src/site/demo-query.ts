/**
 * The query that a brand's page needs in the sandbox, with its `?`, or an empty string. TradingView
 * variants refuse visitors who do not come from a listed partner.
 */
export const demoQuery = (home: string, brand: string): string =>
  brand.startsWith('tradingview-') ? `?redirect_uri=${home}/tradingview/callback/&state=demo` : '';
