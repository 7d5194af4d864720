import { html } from 'hono/html';
import type { Markup } from '../html/markup.ts';
import type { LoadFigures } from './figures.ts';
import { scrolling } from './table.ts';
import { countText, rateText, ratioText, timeText } from './words.ts';

interface KeyFigure {
  readonly label: string;
  readonly of: (figures: LoadFigures) => number | null;
  readonly show: (value: number) => string;
  /** Whether a value above 0 counts as a fault. */
  readonly isFault?: boolean;
}

const times = (of: 'serviceTime' | 'responseTime'): readonly KeyFigure[] =>
  (['p50', 'p95', 'p99'] as const).map((percentile) => ({
    label: percentile === 'p50' ? 'median' : percentile,
    of: (figures) => figures[of]?.[percentile] ?? null,
    show: timeText,
  }));

/** The first figure of each group is emphasised. */
const GROUPS: readonly { readonly title: string; readonly figures: readonly KeyFigure[] }[] = [
  {
    title: 'Virtual users',
    figures: [
      { label: 'arrived', of: ({ virtualUsers }) => virtualUsers.created, show: countText },
      { label: 'failed', of: ({ virtualUsers }) => virtualUsers.failed, show: countText, isFault: true },
      { label: 'errors', of: ({ errors }) => errors, show: countText, isFault: true },
    ],
  },
  {
    title: 'Sign-ins',
    figures: [
      { label: 'in all', of: ({ signIns }) => signIns, show: countText },
      { label: 'a second, at the peak', of: ({ signInsPerSecondAtPeak: peak }) => peak, show: rateText },
      {
        label: 'sessions left open',
        of: ({ sessionsLeftOpen }) => sessionsLeftOpen,
        show: countText,
        isFault: true,
      },
    ],
  },
  { title: 'Service time', figures: times('serviceTime') },
  { title: 'Response time', figures: times('responseTime') },
];

/** Renders the key figures of a run. */
export const cards = (figures: LoadFigures): Markup =>
  html`<div class="cards">${GROUPS.map(
    ({ title, figures: of }) =>
      html`<section><h2>${title}</h2><dl>${of.map((each) => html`<div><dt>${each.label}</dt><dd class="${classOf(each, figures)}">${shownOf(each, figures)}</dd></div>`)}</dl></section>`,
  )}</div>`;

/** Renders the key figures of two runs side by side, with their ratios. */
export function comparison(first: LoadFigures, second: LoadFigures): Markup {
  const rows = GROUPS.map(
    ({ title, figures: of }) =>
      html`<tr class="group"><th scope="colgroup" colspan="4">${title}</th></tr>${of.map(
        (each) =>
          html`<tr><th scope="row">${each.label}</th><td class="${classOf(each, first)}">${shownOf(each, first)}</td><td class="${classOf(each, second)}">${shownOf(each, second)}</td><td>${ratioText(each.of(first), each.of(second))}</td></tr>`,
      )}`,
  );
  return scrolling(
    'Key figures of both runs',
    html`<thead><tr><th scope="col">Figure</th><th scope="col">First run</th><th scope="col">Second run</th><th scope="col">First to second</th></tr></thead><tbody>${rows}</tbody>`,
  );
}

const shownOf = ({ of, show }: KeyFigure, figures: LoadFigures): string => {
  const value = of(figures);
  return value === null ? '–' : show(value);
};

const classOf = ({ of, isFault = false }: KeyFigure, figures: LoadFigures): string =>
  isFault && (of(figures) ?? 0) > 0 ? 'bad' : '';
