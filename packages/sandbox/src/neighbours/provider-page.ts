import { html } from 'hono/html';
import { type Markup, page } from '../pages/layout.ts';
import { valueList } from '../pages/value-list.ts';
import type { Misbehaviour } from '../world/settings.ts';

/**
 * The stand-in for the provider's pages about forgotten names and passwords: it shows what it was sent, and misbehaves
 * where it is told to.
 */
export const providerPage = (title: string, query: URLSearchParams, manners: Misbehaviour): Markup =>
  page(
    title,
    html`<h1>${title}</h1>
      <p>This page stands in for the provider's own. It was opened with these parameters.</p>
      ${valueList([...query], (_name, value) => html`<bdi>${value}</bdi>`)}
      ${manners === 'none' ? '' : html`<p id="manners" data-manners="${manners}">It misbehaves: <b>${manners}</b>.</p>`}`,
    manners === 'none' ? {} : { script: '/_gatehouse/provider.js' },
  );
