import { html } from 'hono/html';
import { loopbackName, originOf, type Ports } from '../brands/addresses.ts';
import { BRAND_FACTS, BRAND_IDS, type Brand, isTradingView } from '../brands/brands.ts';
import { STAND_INS } from '../brands/stand-ins.ts';
import type { Markup } from '../pages/layout.ts';
import type { Configurations } from '../world/configurations.ts';
import { brandTraits } from './brand-traits.ts';
import { markOf } from './marks.ts';

/** A brand with the addresses of its login. */
export interface BrandLinks {
  readonly id: Brand;
  readonly name: string;
  readonly port: number;
  readonly address: string;
  /** Short labels for what the brand demonstrates. */
  readonly traits: readonly string[];
  readonly regions: readonly { readonly region: string; readonly address: string }[];
}

/** The links to every brand and each of its regions, with the name of this machine that the request came with. */
export function brandLinks(
  ports: Ports,
  host: string | undefined,
  configurations: Configurations,
): readonly BrandLinks[] {
  const name = loopbackName(host);
  const redirectUri = encodeURIComponent(`${originOf(name, ports.home)}${STAND_INS.callback}`);
  return BRAND_IDS.map((id) => {
    const port = ports.brands[id];
    // A TradingView variant shows no form without a listed redirect address.
    const query = isTradingView(id) ? `?redirect_uri=${redirectUri}&state=demo` : '';
    const addressOf = (path: string): string => `${originOf(name, port)}/${path}${query}`;
    const regions = BRAND_FACTS[id].regions.map((region) => ({ region, address: addressOf(region) }));
    const traits = brandTraits(configurations(id, name));
    return { id, name: BRAND_FACTS[id].name, port, address: addressOf(''), traits, regions };
  });
}

/** A brand on the home page. */
export function brandCard({ id, name, port, address, traits, regions }: BrandLinks): Markup {
  return html`<li class="card ${id}">
  ${markOf(id)}
  <strong class="title">${name}</strong>
  <p class="muted">${id} · ${port}</p>
  <p class="muted">${traits.join(' · ')}</p>
  <p class="regions"><a href="${address}">Open the login</a> ${regions.map(
    (link) => html`<a href="${link.address}">${link.region}</a> `,
  )}</p>
</li>`;
}
