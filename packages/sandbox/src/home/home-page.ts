import { html } from 'hono/html';
import type { Brand } from '../brands/brands.ts';
import type { Fault } from '../faults/fault.ts';
import type { Message } from '../inbox/inbox.ts';
import { messageList } from '../inbox/inbox-page.ts';
import type { JournalEntry } from '../journal/journal.ts';
import { type Markup, page } from '../pages/layout.ts';
import type { Person } from '../people/person.ts';
import type { Settings } from '../world/settings.ts';
import { faultPanel, settingsPanel } from './fault-panel.ts';
import { markOf } from './marks.ts';

/** A brand as the home page lists it. */
export interface BrandLink {
  readonly id: Brand;
  readonly name: string;
  readonly address: string;
  readonly regions: readonly string[];
  /** Where a TradingView variant needs it: the query with a redirect address that is listed. */
  readonly query: string;
}

/** Everything that the home page shows. */
export interface HomeContent {
  readonly brands: readonly BrandLink[];
  readonly people: readonly Person[];
  readonly entries: readonly JournalEntry[];
  readonly messages: readonly Message[];
  readonly faults: readonly Fault[];
  readonly settings: Settings;
}

const callsShown = 12;

const brandCard = ({ id, name, address, regions, query }: BrandLink): Markup => html`<li class="card ${id}">
  ${markOf(id)}
  <a class="title" href="${address}/${query}">${name}</a>
  <p class="muted">${id} · ${new URL(address).port}</p>
  <p class="regions">${
    regions.length === 0
      ? html`<span class="muted">no regions</span>`
      : regions.map((region) => html`<a href="${address}/${region}${query}">${region}</a> `)
  }</p>
</li>`;

const copyButton = (text: string): Markup =>
  html`<button type="button" class="copy" data-copy="${text}" aria-label="Copy ${text}">${text}</button>`;

const personRow = ({
  id,
  username,
  password,
  phone,
  countryCode,
  about,
}: Person): Markup => html`<li class="person">
  <p class="who">${id}</p>
  <p class="what">${about}</p>
  <p class="keys">${copyButton(username)}${
    phone === undefined ? '' : html`<span class="muted">+${countryCode}</span>${copyButton(phone)}`
  }${copyButton(password)}</p>
</li>`;

const callRow = ({ at, brand, method, path, status }: JournalEntry): Markup => html`<p class="call">
  <time datetime="${at}">${at.slice(11, 19)}</time> ${brand} <code>${method} ${path}</code> ${status === 0 ? 'broken' : status}
</p>`;

const handles = ['people', 'personas.yaml', 'inbox', 'journal', 'faults', 'settings', 'openapi.json'];

const journalPart = (
  entries: readonly JournalEntry[],
): Markup => html`<section class="box journal" aria-labelledby="journal-title">
  <div class="bar"><h2 id="journal-title">Calls <span class="muted" id="live"></span></h2>
    <label class="find">Filter <input id="journal-filter" type="search" placeholder="brand, path, status" /></label></div>
  <div id="journal">${
    entries.length === 0
      ? html`<p class="muted">None yet. Sign in on one of the brands.</p>`
      : entries.slice(0, callsShown).map(callRow)
  }</div>
</section>`;

/** The home page: where to sign in, as whom, what was sent, what goes wrong, and what happened. */
export const homePage = (content: HomeContent): Markup => {
  const { brands, people, entries, messages, faults, settings } = content;
  return page(
    'Home',
    html`<h1>A platform to sign in to</h1>
      <p class="lead">It exists on this machine only. Choose a brand, take one of the people below, and see where the sign-in leads.</p>
      <ul class="cards" aria-label="Brands">${brands.map(brandCard)}
        <li class="card partner"><a class="title" href="/tradingview">TradingView</a><p class="muted">stand-in, opens a login as a pop-up</p></li></ul>
      <p id="status" role="status" class="muted"></p>
      <div class="columns">
        <section class="box people" aria-labelledby="people-title">
          <div class="bar"><h2 id="people-title">People</h2>
            <label class="find">Filter <input id="people-filter" type="search" placeholder="code, phone, 503" /></label></div>
          <p class="muted">Everyone works on every brand; a click copies. Five wrong passwords lock an account until the reset.</p>
          <ul class="plain scroll" tabindex="0" aria-label="People">${people.map(personRow)}</ul>
        </section>
        <div class="side">
          <section class="box" aria-labelledby="inbox-title"><h2 id="inbox-title"><a href="/inbox">Inbox</a></h2>${messageList(messages)}</section>
          ${faultPanel(
            faults,
            people.map(({ id }) => id),
          )}
          ${settingsPanel(settings)}
        </div>
      </div>
      ${journalPart(entries)}
      <p class="regions">${handles.map((name) => html`<a href="/_gatehouse/${name}">/_gatehouse/${name}</a> `)}</p>`,
    { script: '/_gatehouse/home.js' },
  );
};
