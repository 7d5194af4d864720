import { html, raw } from 'hono/html';
import { isSecretName, makeMask, masked } from '../journal/mask.ts';
import { type Markup, page } from '../pages/layout.ts';
import { valueList } from '../pages/value-list.ts';
import type { Landing } from './landing.ts';

/** JSON that is safe inside a script element. */
export const dataBlock = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

const sessions = makeMask([]);

const shown = (name: string, value: string): Markup =>
  isSecretName(name)
    ? html`${masked}`
    : value === ''
      ? html`<em>empty</em>`
      : html`<bdi>${sessions.text(value)}</bdi>`;

const verdict = ({ accepted, problems }: Landing): Markup =>
  accepted
    ? html`<p class="verdict good">Accepted. Every value is as it should be.</p>`
    : html`<div class="verdict bad">
        <p>Not accepted.</p>
        <ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul>
      </div>`;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The account data, as proof that the session works. */
const accountPart = ({ account }: Landing): Markup =>
  account === undefined
    ? html``
    : html`<h2>Signed in as</h2>
      <p><bdi>${String(fieldOf(fieldOf(account, 'logonUser'), 'displayName'))}</bdi></p>
      <ul class="plain">${listOf(fieldOf(account, 'tradingAccounts')).map(
        (row) =>
          html`<li><code>${String(fieldOf(row, 'tradingAccountCode'))}</code> <bdi>${String(
            fieldOf(row, 'tradingAccountName'),
          )}</bdi></li>`,
      )}</ul>`;

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
export const landingPage = (
  title: string,
  landing: Landing,
  { back, script, trades = false }: LandingExtras,
): Markup =>
  page(
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
