import { html } from 'hono/html';
import { BRAND_IDS } from '../brands/brands.ts';
import { FAULT_CALLS, FAULT_KINDS, type Fault } from '../faults/fault.ts';
import type { Markup } from '../pages/layout.ts';

function choice(name: string, label: string, values: readonly string[], any?: string): Markup {
  return html`<label>${label}
  <select name="${name}">${any === undefined ? '' : html`<option value="">${any}</option>`}${values.map(
    (value) => html`<option>${value}</option>`,
  )}</select></label>`;
}

const entry = (name: string, label: string, hint: string): Markup =>
  html`<label>${label} <input name="${name}" placeholder="${hint}" autocomplete="off" /></label>`;

/** The faults that are set, and the form that sets one. */
export function faultPanel(faults: readonly Fault[], people: readonly string[]): Markup {
  return html`<section class="box" aria-labelledby="faults-title">
  <h2 id="faults-title">Faults</h2>
  <ul class="plain" id="faults">${
    faults.length === 0
      ? html`<li class="muted">Nothing goes wrong on purpose.</li>`
      : faults.map(({ call, kind }) => html`<li class="fault">${call}: ${kind}</li>`)
  }</ul>
  <form id="fault-form" class="fields">
    ${choice('call', 'Call', FAULT_CALLS)}
    ${choice('kind', 'What happens', Object.keys(FAULT_KINDS))}
    <details class="more"><summary>For whom, how often, when again</summary><div class="fields">
      ${choice('person', 'Person', people, 'anybody')}
      ${choice('brand', 'Brand', BRAND_IDS, 'every brand')}
      ${entry('count', 'How many calls', 'all')}
      ${entry('probability', 'Probability', '0 to 1')}
      ${entry('seed', 'Seed', 'a number')}
      ${entry('retryAfter', 'Retry-After', '5 or date:5')}
      ${entry('ms', 'Milliseconds, for slow', '3000')}
    </div></details>
    <button>Set this fault</button>
  </form>
</section>`;
}
