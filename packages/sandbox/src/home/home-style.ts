/** The style of the home page, the inbox and the partner's desk, beside the common one. */
export const HOME_STYLE = `.cards { list-style: none; padding: 0; display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr)); margin-block-start: 24px; }
.card { background: var(--surface-raised); border: 1px solid var(--line); border-radius: var(--radius); padding: 12px 16px; position: relative; }
.card::before { background: var(--brand); block-size: 4px; border-radius: var(--radius) var(--radius) 0 0; content: ""; inset: -1px -1px auto; position: absolute; }
.card .title { color: var(--ink); font-size: 1.25rem; font-weight: 600; line-height: 44px; text-decoration: none; vertical-align: middle; }
.card .connect { margin-block: 8px 4px; }
.logo { block-size: 28px; color: var(--brand); inline-size: 28px; margin-inline-end: 8px; vertical-align: middle; }
.regions { column-gap: 16px; display: flex; flex-wrap: wrap; }
.regions > * { display: inline-block; line-height: 44px; }
.journal + .regions { margin-block-start: 24px; }
.city-index { --brand: light-dark(#a34704, #f0a04b); }
.forex { --brand: light-dark(#076b3c, #5fd39a); }
.whs { --brand: light-dark(#861436, #f08aa8); }
.kq { --brand: light-dark(#00696f, #55c9cf); }
.forex-chinese { --brand: light-dark(#c12d1b, #ff9583); }
.tradingview-city-index, .tradingview-forex, .partner { --brand: light-dark(#1f4fd8, #8fb2ff); }
#status { min-height: 24px; margin-block: 12px; }
.columns { display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr) 400px; align-items: start; }
.side { display: grid; gap: 16px; }
.box { background: var(--surface-raised); border: 1px solid var(--line); border-radius: var(--radius); padding: 16px; }
.box h2 { margin-block: 0 8px; }
.box h2 a { color: inherit; }
.journal { margin-block-start: 16px; }
.bar { align-items: center; display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; margin-block-end: 8px; }
.bar h2 { margin: 0; }
label { color: var(--ink-muted); font-size: 0.875rem; }
.find { align-items: center; display: flex; gap: 8px; }
.choose { display: flex; flex-wrap: wrap; gap: 8px; margin-block-end: 8px; }
.lead + .box { margin-block-start: 24px; }
input:not([type=checkbox]), select { background: var(--surface-raised); border: 1px solid var(--control); border-radius: 8px; color: var(--ink); font: inherit; font-size: 1rem; min-height: 44px; min-width: 0; padding-inline: 12px; }
::placeholder { color: var(--ink-muted); opacity: 1; }
.fields { display: grid; gap: 12px; }
.fields label:not(.tick) { display: grid; gap: 4px; }
.fields + form, .box .plain + form { margin-block-start: 12px; }
.tick { align-items: center; color: var(--ink); display: flex; font-size: 1rem; gap: 12px; min-height: 44px; }
.tick input { accent-color: var(--accent); block-size: 20px; inline-size: 20px; }
summary { cursor: pointer; min-height: 44px; }
.more > summary { align-content: center; color: var(--accent); }
.scroll { border-block-start: 1px solid var(--line); margin-block-start: 8px; max-height: 940px; overflow-y: auto; }
.person { display: grid; gap: 0 16px; grid-template-columns: minmax(0, 1fr) auto; padding-block: 8px; }
.person + .person { border-block-start: 1px solid var(--line); }
.who { font-weight: 600; }
.what { color: var(--ink-muted); font-size: 0.875rem; grid-column: 1; }
.keys { align-items: center; display: flex; flex-wrap: wrap; gap: 8px; grid-column: 2; grid-row: 1 / 3; justify-content: end; }
.keys > .copy:first-child { inline-size: 6.5rem; }
.keys > .copy:last-child { inline-size: 9.5rem; }
.keys > .copy { text-align: start; }
button.copy { background: var(--surface-sunken); border-color: var(--line); border-radius: 8px; color: var(--ink); font: 0.875rem/1.4 ui-monospace, monospace; min-height: 44px; padding-inline: 12px; }
@media (hover: hover) { button.copy:hover { border-color: var(--control); opacity: 1; } }
button.copy.done { border-color: var(--success); color: var(--success); }
button.copy.code { font-size: 1.25rem; letter-spacing: 0.12em; }
button.small { background: none; border-color: var(--control); color: var(--ink); font-size: 0.875rem; font-weight: 400; min-height: 44px; padding-inline: 12px; }
.message { align-items: center; display: flex; flex-wrap: wrap; gap: 4px 12px; padding-block: 6px; }
.fault { align-items: center; display: flex; gap: 12px; justify-content: space-between; padding-block: 4px; }
.call { border-block-start: 1px solid var(--line); max-width: none; }
.call > summary, p.call { align-items: center; display: grid; font-size: 0.875rem; gap: 0 16px; grid-template-columns: 4.5rem 12rem minmax(0, 1fr) 4rem 4.5rem; padding-block: 8px; }
.call > summary { list-style-position: inside; }
.inside { background: var(--surface-sunken); border-radius: 8px; margin-block-end: 12px; padding: 12px 16px; }
.inside h3 { font-size: 0.875rem; margin-block: 8px 4px; }
.inside pre { max-height: 20rem; overflow: auto; white-space: pre-wrap; }
.inside .copy { margin-block-start: 12px; }
@media (max-width: 959px) {
  .columns { grid-template-columns: minmax(0, 1fr); }
  .scroll { max-height: 560px; }
}
@media (max-width: 639px) {
  .person { grid-template-columns: minmax(0, 1fr); }
  .keys { grid-column: 1; grid-row: auto; justify-content: start; margin-block-start: 8px; }
  .call > summary, p.call { grid-template-columns: auto minmax(0, 1fr) auto; }
  .call > summary > code, p.call > code { grid-column: 1 / -1; grid-row: 2; }
  .call > summary > .muted { display: none; }
  .find, .find input { width: 100%; }
}
`;
