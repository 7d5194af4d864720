import { html } from 'hono/html';
import { type Markup, page } from '../pages/layout.ts';
import { valueList } from '../pages/value-list.ts';
import type { Misbehaviour } from '../world/misbehaviour.ts';

/** The stand-in for the provider's pages. It shows its parameters, and misbehaves on demand. */
export function providerPage(title: string, query: URLSearchParams, manners: Misbehaviour): Markup {
  return page(
    title,
    html`<h1>${title}</h1>
      <p>This page stands in for the provider's own. It was opened with these parameters.</p>
      ${valueList([...query], (_name, value) => html`<bdi>${value}</bdi>`)}
      ${manners === 'none' ? '' : html`<p id="manners" data-manners="${manners}">It misbehaves: <b>${manners}</b>.</p>`}`,
    manners === 'none' ? {} : { script: '/_gatehouse/provider.js' },
  );
}
