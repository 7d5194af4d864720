import { html, raw } from 'hono/html';
import { isSecretName, MASKED, makeMask } from '../journal/mask.ts';
import { type Markup, page } from '../pages/layout.ts';
import { valueList } from '../pages/value-list.ts';
import type { Landing } from './landing.ts';

/** JSON that is safe inside a script element. */
export function dataBlock(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

const sessions = makeMask([]);

function shown(name: string, value: string): Markup {
  return isSecretName(name)
    ? html`${MASKED}`
    : value === ''
      ? html`<em>empty</em>`
      : html`<bdi>${sessions.text(value)}</bdi>`;
}

function verdict({ accepted, problems }: Landing): Markup {
  return accepted
    ? html`<p class="verdict good">Accepted. Every value is as it should be.</p>`
    : html`<div class="verdict bad">
        <p>Not accepted.</p>
        <ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul>
      </div>`;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The account data, as proof that the session works. */
function accountPart({ account }: Landing): Markup {
  return account === undefined
    ? html``
    : html`<h2>Signed in as</h2>
      <p><bdi>${String(fieldOf(fieldOf(account, 'logonUser'), 'displayName'))}</bdi></p>
      <ul class="plain">${listOf(fieldOf(account, 'tradingAccounts')).map(
        (row) =>
          html`<li><code>${String(fieldOf(row, 'tradingAccountCode'))}</code> <bdi>${String(
            fieldOf(row, 'tradingAccountName'),
          )}</bdi></li>`,
      )}</ul>`;
}

/** Optional parts of a landing page. */
export interface LandingExtras {
  /** The address that the platform sends the visitor back to. */
  readonly back?: string | undefined;
  /** The address of a script. */
  readonly script?: string | undefined;
  /** Whether the page has live prices, from the files of the built site. */
  readonly trades?: boolean;
}

/**
 * A landing page. Secrets are masked in what people see; programs find everything as JSON in
 * `<script type="application/json" id="landing">`.
 */
export function landingPage(
  title: string,
  landing: Landing,
  { back, script, trades = false }: LandingExtras,
): Markup {
  return page(
    title,
    html`<h1>${title}</h1>
      ${verdict(landing)}
      ${trades ? html`<div id="trader"></div>` : ''}
      ${accountPart(landing)}
      <h2>What arrived</h2>
      ${valueList(Object.entries(landing.values), shown)}
      ${back === undefined ? '' : html`<p><a href="${back}">Back to the login</a></p>`}
      <p><a href="/">Back to the sandbox</a></p>
      <script type="application/json" id="landing">${raw(dataBlock(landing))}</script>`,
    trades ? { script: '/trader/trader.js', style: '/trader/trader.css' } : { script },
  );
}
