import { html, raw } from 'hono/html';
import type { Landing } from '../landing/landing.ts';
import { isSecretName, masked } from '../mask.ts';
import { type Markup, page } from './layout.ts';

/** JSON that can stand inside a script element whatever its texts hold. */
export const dataBlock = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

const shown = (name: string, value: string): Markup =>
  isSecretName(name) ? html`${masked}` : value === '' ? html`<em>empty</em>` : html`<bdi>${value}</bdi>`;

const verdict = ({ accepted, problems }: Landing): Markup =>
  accepted
    ? html`<p class="verdict good">Accepted. Every value is as it should be.</p>`
    : html`<div class="verdict bad">
        <p>Not accepted.</p>
        <ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul>
      </div>`;

/**
 * A landing page: the verdict for people, with sessions masked, and for programs the whole of it as JSON in
 * `<script type="application/json" id="landing">`.
 */
export const landingPage = (title: string, landing: Landing): Markup =>
  page(
    title,
    html`<h1>${title}</h1>
      ${verdict(landing)}
      <h2>What arrived</h2>
      <dl class="values">${Object.entries(landing.values).map(
        ([name, value]) => html`<div><dt>${name}</dt><dd>${shown(name, value)}</dd></div>`,
      )}</dl>
      <p><a href="/">Back to the sandbox</a></p>
      <script type="application/json" id="landing">${raw(dataBlock(landing))}</script>`,
  );
