/** The paths of the home port that stand in for other sites. */
export const STAND_INS = {
  platform: '/platform',
  myAccount: '/my-account',
  callback: '/tradingview/callback/',
  partner: '/partner/callback',
  forgotPassword: '/provider/forgot-password',
  forgotUsername: '/provider/forgot-username',
  sso: '/sso',
  partnerDesk: '/tradingview',
  inbox: '/inbox',
  /** The platform's calls on a host of their own. */
  api: '/TradingAPI',
} as const;
