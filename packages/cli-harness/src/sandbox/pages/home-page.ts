import { html } from 'hono/html';
import type { JournalEntry } from '../journal.ts';
import type { Person } from '../person.ts';
import { type Markup, page } from './layout.ts';

/** A brand as the home page lists it. */
export interface BrandLink {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly regions: readonly string[];
  /** Where a TradingView variant needs it: the query with a redirect address that is listed. */
  readonly query: string;
}

const callsShown = 12;

const brandCard = ({ id, name, address, regions, query }: BrandLink): Markup => html`<li class="card ${id}">
  <a class="title" href="${address}/${query}">${name}</a>
  <p class="muted">${id} · ${new URL(address).port}</p>
  ${
    regions.length === 0
      ? ''
      : html`<p class="regions">${regions.map(
          (region) => html`<a href="${address}/${region}${query}">${region}</a> `,
        )}</p>`
  }
</li>`;

const personRow = ({ id, username, password, phone, countryCode, about }: Person): Markup => html`<tr>
  <th scope="row">${id}</th>
  <td data-label="Username"><code>${username}</code>${
    phone === undefined ? '' : html`<br /><code>+${countryCode} ${phone}</code>`
  }</td>
  <td data-label="Password"><code>${password}</code></td>
  <td>${about}</td>
</tr>`;

const callRow = ({ at, brand, method, path, status, ms }: JournalEntry): Markup => html`<tr>
  <td><time datetime="${at}">${at.slice(11, 19)}</time></td>
  <td>${brand}</td>
  <td class="path"><code>${method} ${path}</code></td>
  <td class="${status >= 200 && status < 400 ? 'good' : 'bad'}">${status === 0 ? 'broken' : status}</td>
  <td>${ms} ms</td>
</tr>`;

const calls = (entries: readonly JournalEntry[]): Markup =>
  entries.length === 0
    ? html`<p class="muted">None yet. Sign in on one of the brands, then reload this page.</p>`
    : html`<table class="calls">
        <thead><tr><th>Time (UTC)</th><th>Where</th><th>Call</th><th>Answer</th><th>Took</th></tr></thead>
        <tbody>${entries.slice(0, callsShown).map(callRow)}</tbody>
      </table>`;

const handles = ['people', 'inbox', 'journal', 'faults'];

/** The home page: where to sign in, as whom, and what happened last. */
export const homePage = (
  brands: readonly BrandLink[],
  people: readonly Person[],
  entries: readonly JournalEntry[],
): Markup =>
  page(
    'Home',
    html`<h1>A platform to sign in to</h1>
      <p class="lead">It exists on this machine only. Choose a brand, take one of the people below, and see where the sign-in leads.</p>
      <h2>Brands</h2>
      <ul class="cards">${brands.map(brandCard)}</ul>
      <h2>People</h2>
      <p>Everyone works on every brand. There is nobody for a wrong password: type any other one for <b>plain</b>. Five wrong passwords lock an account until the sandbox is reset.</p>
      <table class="people">
        <thead><tr><th>Who</th><th>Username</th><th>Password</th><th>What happens</th></tr></thead>
        <tbody>${people.map(personRow)}</tbody>
      </table>
      <h2>Last calls</h2>
      ${calls(entries)}
      <h2>For programs</h2>
      <p class="regions">${handles.map((name) => html`<a href="/_gatehouse/${name}">/_gatehouse/${name}</a> `)}</p>
      <form method="post" action="/_gatehouse/reset"><button>Reset everything</button></form>`,
  );
