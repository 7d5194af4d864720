import { fillTemplate } from './template.ts';

/** The my-account address for an operator that demands two-factor authentication (spec 4). */
export const buildMyAccountUrl = (template: string, session: { username: string; session: string }): string =>
  fillTemplate(template, { session: session.session, username: session.username, source: 'tradingview' });
