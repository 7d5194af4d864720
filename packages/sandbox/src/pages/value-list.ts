import { html } from 'hono/html';
import type { Markup } from './layout.ts';

/** A list of names and values. An empty one says so. */
export function valueList(
  entries: readonly (readonly [name: string, value: string])[],
  shown: (name: string, value: string) => Markup,
): Markup {
  return entries.length === 0
    ? html`<p class="muted none">Nothing.</p>`
    : html`<dl class="values">${entries.map(
        ([name, value]) => html`<div><dt>${name}</dt><dd>${shown(name, value)}</dd></div>`,
      )}</dl>`;
}
