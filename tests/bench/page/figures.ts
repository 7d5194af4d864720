import { median } from '../support/median.ts';
import type { Load } from './measure-load.ts';
import type { Exchange } from './traffic.ts';

/** What the loads of one page under one profile come to. Milliseconds, bytes and counts. */
export interface Figures {
  readonly usable: number;
  readonly fastest: number;
  readonly slowest: number;
  readonly takenOver: number;
  /** Of the responses that were complete when the page was usable, and of all. */
  readonly bytes: Share;
  readonly scriptBytes: Share;
  readonly decodedScript: Share;
  readonly requests: Share;
  readonly blocking: Share;
  readonly heap: number;
  readonly lost: number;
  readonly shift: number;
}

export interface Share {
  readonly untilUsable: number;
  readonly inAll: number;
}

const LONG_TASK = 50;

const shareOf = (loads: readonly Load[], amount: (load: Load, until: number) => number): Share => ({
  untilUsable: median(loads.map((load) => amount(load, load.probe.usable))),
  inAll: median(loads.map((load) => amount(load, Number.POSITIVE_INFINITY))),
});

const sumOf =
  (amount: (exchange: Exchange) => number) =>
  ({ exchanges }: Load, until: number): number =>
    exchanges
      .filter(({ ended }) => ended !== undefined && ended <= until)
      .reduce((sum, exchange) => sum + amount(exchange), 0);

const blockingOf = ({ probe }: Load, until: number): number =>
  probe.tasks
    .filter(({ start }) => start < until)
    .reduce((sum, { start, duration }) => {
      const within = Math.min(duration, until - start);
      return sum + Math.max(0, within - LONG_TASK);
    }, 0);

/** Returns the medians of a page's loads, and the extremes of its time. */
export const figuresOf = (loads: readonly Load[]): Figures => {
  const times = loads.map(({ probe }) => probe.usable);
  return {
    usable: median(times),
    fastest: Math.min(...times),
    slowest: Math.max(...times),
    takenOver: median(loads.map(({ probe }) => probe.takenOver)),
    bytes: shareOf(
      loads,
      sumOf(({ bytes }) => bytes),
    ),
    scriptBytes: shareOf(
      loads,
      sumOf(({ bytes, isScript }) => (isScript ? bytes : 0)),
    ),
    decodedScript: shareOf(
      loads,
      sumOf(({ decoded, isScript }) => (isScript ? decoded : 0)),
    ),
    requests: shareOf(
      loads,
      sumOf(() => 1),
    ),
    blocking: shareOf(loads, blockingOf),
    heap: median(loads.map(({ heap }) => heap)),
    lost: Math.max(...loads.map(({ probe }) => probe.lost)),
    shift: Math.max(...loads.map(({ probe }) => probe.shift)),
  };
};
