import { html } from 'hono/html';
import { BRAND_IDS, type Brand } from '../brands/brands.ts';
import { CIPHERS } from '../brands/encryptions.ts';
import { CASINGS } from '../http/casing.ts';
import type { Markup } from '../pages/layout.ts';
import { MISBEHAVIOURS } from '../world/misbehaviour.ts';
import type { Settings } from '../world/settings.ts';

const options = (values: readonly string[], chosen: string): Markup[] =>
  values.map((value) => html`<option ${value === chosen ? 'selected' : ''}>${value}</option>`);

function tick(label: string, checked: boolean, name: string, brand?: Brand): Markup {
  return html`<label class="tick">
  <input type="checkbox" name="${name}" ${checked ? 'checked' : ''} ${brand === undefined ? '' : html`data-brand="${brand}"`} />
  ${label}</label>`;
}

/** The settings that can be switched while the sandbox runs. */
export function settingsPanel(settings: Settings): Markup {
  return html`<section class="box" aria-labelledby="settings-title">
  <h2 id="settings-title">Switches</h2>
  <form id="settings" class="fields">
    <label>Casing of answers <select name="casing">${options(CASINGS, settings.casing)}</select></label>
    <label>Forgot-password provider <select name="provider">${options(MISBEHAVIOURS, settings.provider)}</select></label>
    ${tick('Rate limit, 500 calls in 5 s', settings.rateLimit, 'rateLimit')}
    <details class="more"><summary>Anti-forgery by brand</summary>
      ${BRAND_IDS.map((brand) => tick(brand, settings.antiForgery[brand], 'antiForgery', brand))}
    </details>
    <details class="more"><summary>Web trader over SSO by brand</summary>
      ${BRAND_IDS.map((brand) => tick(brand, settings.sso[brand], 'sso', brand))}
    </details>
    <details class="more"><summary>Encrypted platform address by brand</summary><div class="fields">
      ${BRAND_IDS.map(
        (brand) =>
          html`<label>${brand} <select name="cipher" data-brand="${brand}">${options(CIPHERS, settings.cipher[brand])}</select></label>`,
      )}
    </div></details>
  </form>
  <form method="post" action="/_gatehouse/reset"><button class="outline">Reset everything</button></form>
</section>`;
}
