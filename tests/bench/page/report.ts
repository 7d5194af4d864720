import { markdownTable } from '../support/write-section.ts';
import type { BenchPage, PageName } from './bench-page.ts';
import type { Figures, Share } from './figures.ts';

export type Results = Partial<Readonly<Record<PageName, Figures>>>;

const HEAD = [
  'page',
  'usable ms (min..max)',
  '÷ static',
  '÷ React',
  'taken over ms',
  'KB until usable (in all)',
  'of which JS',
  'requests',
  'JS decoded KB',
  'blocking ms',
  'heap MB',
];

const ms = (value: number): string => value.toFixed(0);
const kilobytes = (value: number): string => (value / 1000).toFixed(value < 100_000 ? 1 : 0);
const ratio = (value: number, to: Figures | undefined): string =>
  to === undefined ? '–' : (value / to.usable).toFixed(2);
const both = ({ untilUsable, inAll }: Share, text: (value: number) => string): string =>
  text(untilUsable) === text(inAll) ? text(inAll) : `${text(untilUsable)} (${text(inAll)})`;

/** Returns the table of one profile, fastest page first. */
export const tableOf = (pages: readonly BenchPage[], results: Results): string => {
  const rows = pages
    .flatMap(({ name, label }) => {
      const figures = results[name];
      return figures === undefined ? [] : [{ label, figures }];
    })
    .sort((left, right) => left.figures.usable - right.figures.usable)
    .map(({ label, figures }) => [
      label,
      `${ms(figures.usable)} (${ms(figures.fastest)}..${ms(figures.slowest)})`,
      ratio(figures.usable, results.static),
      ratio(figures.usable, results.react),
      ms(figures.takenOver),
      both(figures.bytes, kilobytes),
      both(figures.scriptBytes, kilobytes),
      both(figures.requests, ms),
      both(figures.decodedScript, kilobytes),
      both(figures.blocking, ms),
      (figures.heap / 1_000_000).toFixed(1),
    ]);
  return markdownTable(HEAD, rows);
};
