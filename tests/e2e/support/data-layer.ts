import type { Page } from 'playwright/test';
import type { Guard } from './guard.ts';

type Events = readonly Readonly<Record<string, unknown>>[];

/** The tracking events of a page that is still there. */
export const eventsOf = (page: Page): Promise<Events> =>
  page.evaluate(() => (window as { dataLayer?: Events }).dataLayer ?? []);

/** The tracking events of the page that was left last. */
export function eventsOnLeaving(guard: Guard): Events {
  const leaving = guard.seen.findLast(({ screen }) => screen === 'leaving');
  return JSON.parse(leaving?.snapshot.dataLayer ?? '[]') as Events;
}
