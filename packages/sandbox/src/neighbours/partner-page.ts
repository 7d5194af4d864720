import { html } from 'hono/html';
import { type Markup, page } from '../pages/layout.ts';

/** A brand that can be connected. */
export interface PartnerBrand {
  readonly id: string;
  readonly name: string;
}

/** The stand-in for TradingView. It opens the login as a pop-up and exchanges the code that comes back. */
export function partnerPage(brands: readonly PartnerBrand[]): Markup {
  return page(
    'TradingView stand-in',
    html`<h1>Connect a broker</h1>
      <p class="lead">As TradingView does it: the login opens as a pop-up with a redirect address and a long state, and the code that comes back is exchanged for the account.</p>
      <ul class="cards">${brands.map(
        ({ id, name }) => html`<li class="card ${id}"><p class="title">${name}</p>
          <button type="button" class="connect" data-brand="${id}">Connect ${name}</button></li>`,
      )}</ul>
      <p id="connection" role="status" class="verdict" hidden></p>
      <p><a href="/">Back to the sandbox</a></p>`,
    { script: '/_gatehouse/partner.js' },
  );
}
