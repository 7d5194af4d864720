/** The style of the page. The page brings it along, because it loads nothing. */
export const STYLE = `
:root { color-scheme: light dark; --surface: light-dark(#f3f4f6, #0d111a); --raised: light-dark(#fff, #161c28); --ink: light-dark(#131a29, #e9edf5); --muted: light-dark(#545f74, #a3aec2); --line: light-dark(#d9dde5, #2c3546); --accent: light-dark(#1d4fc4, #8fb2ff); --good: light-dark(#17683c, #74d39c); --bad: light-dark(#a8231d, #ff9d94); --idle: light-dark(#7c869a, #7b879c); --state: light-dark(#6b4fbb, #b9a5ff); }
* { box-sizing: border-box; margin: 0; }
body { background: var(--surface); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header { align-items: center; background: var(--raised); border-block-end: 1px solid var(--line); display: flex; font-weight: 600; min-height: 56px; padding-inline: max(16px, calc(50% - 568px)); }
header span { color: var(--muted); font-weight: 400; margin-inline-start: 8px; }
main { margin-inline: auto; max-width: 1168px; padding: 32px 16px 48px; }
h1 { font-size: 1.75rem; letter-spacing: -0.01em; line-height: 1.25; }
h2 { font-size: 1.25rem; margin-block: 32px 12px; }
h2 code { font-size: 1rem; font-weight: 600; }
h3 { font-size: 1rem; margin-block: 20px 4px; }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { border-radius: 4px; outline: 2px solid var(--accent); outline-offset: 2px; }
code, pre { font: 0.875rem/1.45 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; }
svg { display: block; inline-size: 100%; }
.muted, dt, figcaption, .where { color: var(--muted); font-size: 0.875rem; }
.lead { color: var(--muted); margin-block-start: 8px; }
.note { background: var(--raised); border: 1px solid var(--line); border-inline-start: 4px solid var(--bad); border-radius: 8px; margin-block-start: 16px; padding: 12px 16px; }
.shares { block-size: 8px; border-radius: 4px; margin-block: 20px 0; overflow: hidden; }
.facts { display: grid; gap: 0 24px; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); margin-block-start: 16px; }
.facts dd { overflow-wrap: anywhere; padding-block-end: 8px; }
.facts .wide { grid-column: 1 / -1; }
.good { color: var(--good); } .bad { color: var(--bad); } .idle { color: var(--muted); }
.fill-good { fill: var(--good); } .fill-bad { fill: var(--bad); } .fill-idle { fill: var(--idle); } .fill-accent { fill: var(--accent); } .fill-state { fill: var(--state); } .track { fill: var(--line); }
.list { background: var(--raised); border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
.list > * + * { border-block-start: 1px solid var(--line); }
summary { cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
.row { align-items: baseline; display: grid; gap: 2px 16px; grid-template-columns: 92px minmax(0, 1fr) minmax(120px, 22%) 72px; min-height: 44px; padding: 10px 16px; }
.row > * { min-width: 0; overflow-wrap: anywhere; }
.row .time { color: var(--muted); font-size: 0.875rem; font-variant-numeric: tabular-nums; text-align: end; }
.row .mark { font-size: 0.875rem; font-weight: 600; }
.row .name { font-weight: 700; }
.row .where { font-weight: 400; }
.row svg { align-self: center; }
details[open] > summary.row { border-block-end: 1px solid var(--line); }
@media (hover: hover) { summary:hover { background: light-dark(#f7f8fa, #1b2231); } }
summary .name::before { color: var(--muted); content: "▸ "; }
details[open] > summary .name::before { content: "▾ "; }
.body { padding: 4px 16px 20px; }
.why { border-inline-start: 4px solid var(--bad); margin-block-start: 12px; padding-inline-start: 12px; overflow-wrap: anywhere; }
ol, ul { list-style: none; padding: 0; }
.steps li { display: grid; gap: 0 12px; grid-template-columns: 76px minmax(0, 1fr) 72px; padding-block: 4px; }
.steps .why { grid-column: 2 / -1; margin-block: 4px 8px; }
.mark { font-size: 0.875rem; }
.events > li { align-items: baseline; display: grid; gap: 2px 12px; grid-template-columns: 76px minmax(0, 1fr) minmax(80px, 30%); padding-block: 4px; }
.events > li + li, .steps li + li { border-block-start: 1px solid var(--line); }
.events svg { align-self: center; }
.events .name { overflow-wrap: anywhere; }
.events b { white-space: nowrap; }
.exchange { grid-column: 2 / -1; margin-block: 4px; }
.exchange pre { background: var(--surface); border-radius: 6px; margin-block-start: 4px; padding: 8px 12px; }
.time { color: var(--muted); font-size: 0.875rem; font-variant-numeric: tabular-nums; text-align: end; }
.two { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); margin-block: 12px; }
.pictures { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); }
.pictures img { border: 1px solid var(--line); border-radius: 8px; display: block; max-inline-size: 100%; }
@media (max-width: 639px) {
  .row { grid-template-columns: minmax(0, 1fr) auto; }
  .row .name, .row .bar { grid-column: 1 / -1; }
  .row .time { grid-column: 2; grid-row: 1; }
  .row .mark { grid-row: 1; }
  .events > li, .steps li { grid-template-columns: 64px minmax(0, 1fr); }
  .events .bar, .exchange { grid-column: 1 / -1; }
  .steps .time { display: none; }
}
@media print { details > * { display: block; } header { border: 0; } }
`;
