/** How a load is slowed down. */
export interface Profile {
  readonly name: 'slow-4g' | 'lighthouse' | 'none';
  readonly title: string;
  /** Milliseconds added to each request, and bytes a second. Undefined when the network is not throttled. */
  readonly network?: { readonly latency: number; readonly down: number; readonly up: number };
  /** How many times slower the processor is made. */
  readonly cpu: number;
  /** How long the network has to be quiet, in milliseconds, before a page counts as loaded. */
  readonly quiet: number;
}

/** Bytes a second, as Lighthouse computes them for DevTools. */
const kibibits = (count: number): number => Math.floor((count * 1024) / 8);

/** Nothing is slowed down. */
export const UNTHROTTLED: Profile = { name: 'none', title: 'No throttling', cpu: 1, quiet: 1_000 };

export const PROFILES: readonly Profile[] = [
  {
    name: 'slow-4g',
    title: 'Slow 4G (150 ms, 1.6 Mbit/s), processor ÷ 4',
    network: { latency: 150, down: 1_600_000 / 8, up: 750_000 / 8 },
    cpu: 4,
    quiet: 900,
  },
  {
    // What Lighthouse passes to DevTools: a request costs 3.75 round trips of 150 ms, and 0.9 of the bandwidth remains.
    name: 'lighthouse',
    title: 'Lighthouse’s throttle (562.5 ms for each request, 1.44 Mbit/s), processor ÷ 4',
    network: { latency: 562.5, down: kibibits(1474.56), up: kibibits(675) },
    cpu: 4,
    quiet: 1_400,
  },
  UNTHROTTLED,
];
