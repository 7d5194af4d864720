import { html } from 'hono/html';
import { brandIds } from '../brands/brands.ts';
import { ciphers } from '../brands/encryptions.ts';
import { type Fault, faultCalls, faultKinds } from '../faults/fault.ts';
import { casings } from '../http/casing.ts';
import type { Markup } from '../pages/layout.ts';
import { misbehaviours, type Settings } from '../world/settings.ts';

const choice = (
  name: string,
  label: string,
  values: readonly string[],
  any?: string,
): Markup => html`<label>${label}
  <select name="${name}">${any === undefined ? '' : html`<option value="">${any}</option>`}${values.map(
    (value) => html`<option>${value}</option>`,
  )}</select></label>`;

const entry = (name: string, label: string, hint: string): Markup =>
  html`<label>${label} <input name="${name}" placeholder="${hint}" autocomplete="off" /></label>`;

/** The form that sets a fault, and those that are set. */
export const faultPanel = (
  faults: readonly Fault[],
  people: readonly string[],
): Markup => html`<section class="box" aria-labelledby="faults-title">
  <h2 id="faults-title">Faults</h2>
  <ul class="plain" id="faults">${
    faults.length === 0
      ? html`<li class="muted">Nothing goes wrong on purpose.</li>`
      : faults.map(({ call, kind }) => html`<li class="fault">${call}: ${kind}</li>`)
  }</ul>
  <form id="fault-form" class="fields">
    ${choice('call', 'Call', faultCalls)}
    ${choice('kind', 'What happens', Object.keys(faultKinds))}
    <details class="more"><summary>For whom, how often, when again</summary><div class="fields">
      ${choice('person', 'Person', people, 'anybody')}
      ${choice('brand', 'Brand', brandIds, 'every brand')}
      ${entry('count', 'How many calls', 'all')}
      ${entry('probability', 'Probability', '0 to 1')}
      ${entry('seed', 'Seed', 'a number')}
      ${entry('retryAfter', 'Retry-After', '5 or date:5')}
      ${entry('ms', 'Milliseconds, for slow', '3000')}
    </div></details>
    <button>Set this fault</button>
  </form>
</section>`;

const options = (values: readonly string[], chosen: string): Markup[] =>
  values.map((value) => html`<option ${value === chosen ? 'selected' : ''}>${value}</option>`);

const tick = (
  label: string,
  checked: boolean,
  name: string,
  brand?: string,
): Markup => html`<label class="tick">
  <input type="checkbox" name="${name}" ${checked ? 'checked' : ''} ${brand === undefined ? '' : html`data-brand="${brand}"`} />
  ${label}</label>`;

/** What can be switched while the sandbox runs. */
export const settingsPanel = (
  settings: Settings,
): Markup => html`<section class="box" aria-labelledby="settings-title">
  <h2 id="settings-title">Switches</h2>
  <form id="settings" class="fields">
    <label>Casing of answers <select name="casing">${options(casings, settings.casing)}</select></label>
    <label>Forgot-password provider <select name="provider">${options(misbehaviours, settings.provider)}</select></label>
    ${tick('Rate limit, 500 calls in 5 s', settings.rateLimit, 'rateLimit')}
    <details class="more"><summary>Anti-forgery by brand</summary>
      ${brandIds.map((brand) => tick(brand, settings.antiForgery[brand], 'antiForgery', brand))}
    </details>
    <details class="more"><summary>Web trader over SSO by brand</summary>
      ${brandIds.map((brand) => tick(brand, settings.sso[brand], 'sso', brand))}
    </details>
    <details class="more"><summary>Encrypted platform address by brand</summary><div class="fields">
      ${brandIds.map(
        (brand) =>
          html`<label>${brand} <select name="cipher" data-brand="${brand}">${options(ciphers, settings.cipher[brand])}</select></label>`,
      )}
    </div></details>
  </form>
  <form method="post" action="/_gatehouse/reset"><button class="outline">Reset everything</button></form>
</section>`;
