import type { Seen } from './observe.ts';

/** What the visitor of one cell met. Everything in it is the same in each run. */
export interface Words {
  /** What was read out. Empty if the login went on as if nothing had happened. */
  readonly says: string;
  /** After how many seconds the page gave up. 0 if it did not have to. */
  readonly seconds: number;
  /** What the visitor had typed or chosen, and whether the page still had it. */
  readonly kept: Readonly<Record<string, boolean>>;
  readonly sent: 'never' | 'once' | 'again';
  /** What led to what the visitor wanted. Empty if it had happened already. */
  readonly forward: readonly string[];
  /** What no page may do. */
  readonly problems: readonly string[];
}

interface Met extends Omit<Words, 'says' | 'sent'> {
  readonly sent: number;
  readonly seen: Seen;
  readonly done: boolean;
}

/** Leaves out what differs from run to run: references of support, the seconds of a countdown, progress of typing. */
const steady = (says: readonly string[]): string =>
  says
    .filter((text) => !/^(?:\d of \d met|Reference: .*)$/.test(text))
    .map((text) => text.replaceAll(/\d+ seconds?/g, '… seconds'))
    .join(' · ');

/** Describes what was met. */
export const words = ({ seen, done, sent, ...met }: Met): Words => ({
  ...met,
  says: done ? '' : steady(seen.says),
  sent: sent === 0 ? 'never' : sent > 1 ? 'again' : 'once',
});
