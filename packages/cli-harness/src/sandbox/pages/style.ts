/**
 * The style of the home port's pages. It is text in a module, not a file beside it, so that the bundled
 * command carries it along.
 */
export const style = `:root {
  color-scheme: light dark;
  --surface: light-dark(#f4f5f7, #0f131c);
  --surface-raised: light-dark(#ffffff, #181e2a);
  --ink: light-dark(#131a29, #e9edf5);
  --ink-muted: light-dark(#545f74, #a3aec2);
  --line: light-dark(#d5dae3, #333d4f);
  --accent: light-dark(#1d4fc4, #8fb2ff);
  --success: light-dark(#17683c, #74d39c);
  --danger: light-dark(#a8231d, #ff9d94);
  --brand: var(--accent);
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--surface); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header { background: var(--surface-raised); border-block-end: 1px solid var(--line); padding: 24px max(16px, calc(50% - 520px)); }
main { max-width: 1072px; margin-inline: auto; padding: 32px 16px 48px; }
h1 { font-size: 1.75rem; line-height: 1.25; }
h2 { font-size: 1.25rem; margin-block: 40px 12px; }
p { max-width: 64ch; }
a { color: var(--accent); text-underline-offset: 3px; }
a:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
code { font: 0.875rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
.mark { color: inherit; font-weight: 600; font-size: 1.25rem; line-height: 24px; text-decoration: none; }
.mark span, .muted { color: var(--ink-muted); font-weight: 400; }
.muted { font-size: 0.875rem; }
.lead { margin-block-start: 8px; color: var(--ink-muted); }
.cards { list-style: none; padding: 0; display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr)); }
.card { background: var(--surface-raised); border: 1px solid var(--line); border-block-start: 4px solid var(--brand); border-radius: 8px; padding: 12px 16px; }
.card .title { color: var(--ink); display: inline-block; font-size: 1.25rem; font-weight: 600; line-height: 44px; text-decoration: none; }
.card .title:hover { text-decoration: underline; }
.regions { display: flex; flex-wrap: wrap; column-gap: 16px; }
.regions a { display: inline-block; line-height: 44px; }
.city-index { --brand: #c76a14; }
.forex { --brand: #2f8f5b; }
.whs { --brand: #8a2340; }
.kq { --brand: #0f8a8a; }
.forex-chinese { --brand: #d0402b; }
.tradingview-city-index, .tradingview-forex { --brand: #2f62e0; }
table { background: var(--surface-raised); border: 1px solid var(--line); border-collapse: separate; border-spacing: 0; border-radius: 8px; margin-block-start: 12px; width: 100%; }
th, td { border-block-end: 1px solid var(--line); padding: 8px 12px; text-align: start; vertical-align: top; font-size: 0.875rem; }
tbody tr:last-child > * { border-block-end: 0; }
thead th { color: var(--ink-muted); font-weight: 400; }
.people tbody th { white-space: nowrap; }
.people code { white-space: nowrap; }
.good { color: var(--success); }
.bad { color: var(--danger); }
.verdict { background: var(--surface-raised); border: 1px solid; border-inline-start-width: 4px; border-radius: 8px; margin-block-start: 16px; padding: 12px 16px; }
.verdict ul { padding-inline-start: 20px; }
.values { background: var(--surface-raised); border: 1px solid var(--line); border-radius: 8px; padding: 4px 16px; }
.values div { display: grid; grid-template-columns: minmax(0, 12rem) minmax(0, 1fr); gap: 12px; padding-block: 8px; }
.values div + div { border-block-start: 1px solid var(--line); }
.values dt { color: var(--ink-muted); }
.values dd { overflow-wrap: anywhere; }
.values + p { margin-block-start: 24px; }
button { background: none; border: 1px solid var(--ink-muted); border-radius: 8px; color: var(--ink); cursor: pointer; font: inherit; margin-block-start: 12px; min-height: 48px; padding-inline: 20px; }
.calls .path { width: 60%; }
@media (pointer: fine) { .regions a { line-height: 28px; } }
@media (max-width: 719px) {
  thead { display: none; }
  table, tbody { display: block; }
  tr { border-block-end: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 0 16px; padding: 12px 16px; }
  tr:last-child { border-block-end: 0; }
  th, td { border: 0; padding: 2px 0; }
  .people tbody th, .people td:last-child, .calls .path { flex-basis: 100%; }
  .people td[data-label]::before { color: var(--ink-muted); content: attr(data-label) " "; }
  .calls .path { order: 1; width: auto; }
  .values div { grid-template-columns: 1fr; gap: 0; }
}
`;
