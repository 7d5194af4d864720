import { STYLE } from '../html/style.ts';

/** The style sheet of the page: the common styles of reports, and those of pictures and tables. */
export const LOAD_STYLE = `${STYLE}
:root { --warm: light-dark(#c06a00, #ffb067); --teal: light-dark(#0b7285, #66d0e0); --rose: light-dark(#a61e6e, #ff9ccf); --sand: light-dark(#776600, #dccb55); }
.tone-good { --tone: var(--good); } .tone-bad { --tone: var(--bad); } .tone-accent { --tone: var(--accent); } .tone-state { --tone: var(--state); } .tone-warm { --tone: var(--warm); } .tone-teal { --tone: var(--teal); } .tone-rose { --tone: var(--rose); } .tone-sand { --tone: var(--sand); } .tone-idle { --tone: var(--idle); }
.cards { display: grid; gap: 16px; grid-template-columns: repeat(4, minmax(0, 1fr)); margin-block-start: 24px; }
.cards > *, .picture, .scroll { background: var(--raised); border: 1px solid var(--line); border-radius: 10px; }
.cards > * { padding: 16px; }
.cards div { align-items: baseline; display: flex; gap: 8px; justify-content: space-between; padding-block: 2px; }
.cards div:first-of-type { display: block; padding-block-end: 8px; }
.cards div:first-of-type dd { font-size: 1.75rem; line-height: 1.25; }
.cards dd { font-variant-numeric: tabular-nums; font-weight: 600; }
.cards h2 { font-size: 1rem; margin-block: 0 8px; }
.grid { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); }
.grid.many { grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr)); }
.picture { break-inside: avoid; min-width: 0; padding: 16px; }
.picture + .picture { margin-block-start: 16px; }
.grid > .picture { margin-block-start: 0; }
.picture figcaption b { color: var(--ink); font-size: 1rem; }
p + .grid, p + .picture, .legend + .grid { margin-block-start: 12px; }
.lead + .scroll { margin-block-start: 24px; }
.legend { display: flex; flex-wrap: wrap; font-size: 0.875rem; gap: 4px 20px; margin-block-start: 8px; }
.legend li { align-items: baseline; display: flex; gap: 8px; min-width: 0; overflow-wrap: anywhere; }
.legend svg { flex: none; inline-size: auto; }
.plot { inline-size: calc(100% - 76px); margin-block-start: 16px; margin-inline: 56px 20px; overflow: visible; }
.plot svg { overflow: visible; }
.axis line { stroke: var(--line); }
.axis text { fill: var(--muted); font-size: 12px; font-variant-numeric: tabular-nums; }
.axis .end { text-anchor: end; } .axis .middle { text-anchor: middle; }
.line { fill: none; stroke: var(--tone); stroke-linecap: round; stroke-linejoin: round; stroke-width: 2; vector-effect: non-scaling-stroke; }
.line.second { stroke-dasharray: 2 5; }
.bars, .dot { fill: var(--tone); }
.bars.parted { stroke: var(--raised); }
.legend rect { fill: var(--tone); }
.bars.tone-good, .legend rect.tone-good { fill: color-mix(in srgb, var(--good) 65%, var(--raised)); }
.picture details { margin-block-start: 8px; }
.scroll { margin-block-start: 12px; overflow-x: auto; }
.picture .scroll { max-block-size: 360px; overflow-y: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; inline-size: 100%; }
caption { color: var(--muted); font-size: 0.875rem; padding: 12px 16px 4px; text-align: start; }
th, td { padding: 8px 16px; text-align: end; vertical-align: baseline; white-space: nowrap; }
th { font-weight: 600; }
thead th { color: var(--muted); font-size: 0.875rem; font-weight: 400; }
th:first-child { text-align: start; }
th.long { min-inline-size: 240px; overflow-wrap: anywhere; white-space: normal; }
.wide { min-inline-size: 140px; text-align: start; white-space: normal; }
.pair { display: inline-block; margin-inline-end: 12px; white-space: nowrap; }
tbody tr { border-block-start: 1px solid var(--line); }
tbody tr.more { border-block-start: 0; }
tr.group th { color: var(--muted); font-size: 0.875rem; padding-block-start: 20px; }
@media (max-width: 999px) { .cards { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
@media (max-width: 639px) {
  .cards { gap: 12px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); }
  th, td { padding: 8px; }
  th { white-space: normal; }
  th:first-child { padding-inline-start: 12px; }
  th.long { min-inline-size: 150px; }
}
@media print { .picture details { display: none; } .scroll { overflow: visible; } }
`;
