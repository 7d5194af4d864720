/** The style of the home port's pages. It is a module, so that the built package needs no file beside it. */
export const STYLE = `:root {
  color-scheme: light dark;
  --surface: light-dark(#f3f4f6, #0d111a);
  --surface-raised: light-dark(#ffffff, #161c28);
  --surface-sunken: light-dark(#f7f8fa, #111722);
  --ink: light-dark(#131a29, #e9edf5);
  --ink-muted: light-dark(#545f74, #a3aec2);
  --line: light-dark(#d9dde5, #2c3546);
  --control: light-dark(#7c869a, #7b879c);
  --accent: light-dark(#1d4fc4, #8fb2ff);
  --on-accent: light-dark(#ffffff, #0d111a);
  --success: light-dark(#17683c, #74d39c);
  --danger: light-dark(#a8231d, #ff9d94);
  --brand: var(--accent);
  --radius: 10px;
}
* { box-sizing: border-box; margin: 0; }
[hidden] { display: none !important; }
body { background: var(--surface); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header { align-items: center; background: var(--surface-raised); border-block-end: 1px solid var(--line); display: flex; min-height: 73px; padding-inline: max(16px, calc(50% - 600px)); }
main { max-width: 1232px; margin-inline: auto; padding: 32px 16px 48px; }
h1 { font-size: 1.75rem; line-height: 1.25; letter-spacing: -0.01em; }
h2 { font-size: 1.25rem; line-height: 1.5; margin-block: 32px 12px; }
p { max-width: 72ch; }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
code, pre { font: 0.875rem/1.45 ui-monospace, monospace; overflow-wrap: anywhere; }
.mark { color: inherit; font-weight: 600; font-size: 1.25rem; line-height: 44px; text-decoration: none; }
.mark span, .muted { color: var(--ink-muted); font-weight: 400; }
.muted { font-size: 0.875rem; }
.lead { margin-block-start: 8px; color: var(--ink-muted); }
.plain { list-style: none; padding: 0; }
.good { color: var(--success); }
.bad { color: var(--danger); }
.verdict { background: var(--surface-raised); border: 1px solid; border-inline-start-width: 4px; border-radius: var(--radius); margin-block-start: 16px; padding: 12px 16px; }
.verdict ul { padding-inline-start: 20px; }
h1 + p { margin-block-start: 8px; }
.values { background: var(--surface-raised); border: 1px solid var(--line); border-radius: var(--radius); padding: 4px 16px; }
.values div { display: grid; grid-template-columns: minmax(0, 12rem) minmax(0, 1fr); gap: 12px; padding-block: 8px; }
.values div + div { border-block-start: 1px solid var(--line); }
.values dt { color: var(--ink-muted); }
.values dd { overflow-wrap: anywhere; }
p + .values { margin-block-start: 24px; }
.values + p, .none + p, .verdict + p, .box + p { margin-block-start: 24px; }
button { background: var(--accent); border: 1px solid var(--accent); border-radius: var(--radius); color: var(--on-accent); cursor: pointer; font: inherit; font-weight: 600; min-height: 48px; padding-inline: 20px; transition: opacity 120ms; }
@media (hover: hover) { button:hover { opacity: 0.9; } }
button.outline { background: none; border-color: var(--control); color: var(--ink); font-weight: 400; }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
@media (max-width: 639px) { .values div { grid-template-columns: 1fr; gap: 0; } }
`;
