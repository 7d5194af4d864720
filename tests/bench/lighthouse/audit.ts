import lighthouse, { desktopConfig } from 'lighthouse';
import { freePort } from '../support/free-port.ts';
import { launchChromium } from '../support/launch-chromium.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The figures that the score of performance consists of. */
export const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;
export type Metric = (typeof METRICS)[number];

/** What one run of Lighthouse says. */
export interface Audit {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly metrics: Readonly<Record<Metric, number>>;
  /** The audits that cost points, with their category. */
  readonly failed: readonly { readonly category: Category; readonly id: string; readonly says: string }[];
}

/** Lighthouse's presets: a phone of the middle class with Slow 4G, and a desk. */
export type Preset = 'phone' | 'desktop';

/** Runs a preset on an address, in a browser of its own. */
export const audit = async (address: string, preset: Preset): Promise<Audit> => {
  const port = await freePort();
  const browser = await launchChromium(`--remote-debugging-port=${port}`);
  try {
    // A page that answers 404 is judged, too.
    const flags = { port, logLevel: 'error', ignoreStatusCode: true } as const;
    const config = preset === 'desktop' ? desktopConfig : undefined;
    const result = await lighthouse(address, { ...flags, onlyCategories: [...CATEGORIES] }, config);
    const { categories, audits, runtimeError } = result?.lhr ?? {};
    if (categories === undefined || audits === undefined || runtimeError !== undefined)
      throw new Error(`Lighthouse could not judge ${address}: ${runtimeError?.message ?? 'no result'}`);
    const scored = CATEGORIES.map((category) => [
      category,
      Math.round((categories[category]?.score ?? 0) * 100),
    ]);
    const measured = METRICS.map((metric) => [metric, audits[metric]?.numericValue ?? Number.NaN]);
    const failed = CATEGORIES.flatMap((category) =>
      (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const { score, title = '', displayValue = '' } = audits[id] ?? {};
        const costs = weight > 0 && typeof score === 'number' && score < 1;
        return costs ? [{ category, id, says: displayValue === '' ? title : displayValue }] : [];
      }),
    );
    return { scores: Object.fromEntries(scored), metrics: Object.fromEntries(measured), failed };
  } finally {
    await browser.close();
  }
};
