import { html } from 'hono/html';
import { STAND_INS } from '../brands/stand-ins.ts';
import type { Fault } from '../faults/fault.ts';
import type { Message } from '../inbox/inbox.ts';
import { messageList } from '../inbox/inbox-page.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { type Markup, page } from '../pages/layout.ts';
import type { Person } from '../people/person.ts';
import type { Settings } from '../world/settings.ts';
import { type BrandLinks, brandCard } from './brand-card.ts';
import { faultPanel } from './fault-panel.ts';
import { settingsPanel } from './settings-panel.ts';

export interface HomeContent {
  readonly brands: readonly BrandLinks[];
  readonly people: readonly Person[];
  readonly entries: readonly JournalEntry[];
  readonly messages: readonly Message[];
  readonly faults: readonly Fault[];
  readonly settings: Settings;
  /** The address of the documentation, if there is any. */
  readonly docs: string | undefined;
}

/** The calls that are shown without the script. */
const CALLS_SHOWN = 12;

const copyButton = (text: string): Markup =>
  html`<button type="button" class="copy" data-copy="${text}" aria-label="Copy ${text}">${text}</button>`;

function personRow({ id, username, password, phone, countryCode, about }: Person): Markup {
  return html`<li class="person">
  <p class="who">${id}</p>
  <p class="what">${about}</p>
  <p class="keys">${copyButton(username)}${
    phone === undefined ? '' : html`<span class="muted">+${countryCode}</span>${copyButton(phone)}`
  }${copyButton(password)}</p>
</li>`;
}

function peoplePanel(people: readonly Person[]): Markup {
  return html`<section class="box people" aria-labelledby="people-title">
  <div class="bar"><h2 id="people-title">People</h2>
    <label class="find">Filter <input id="people-filter" type="search" placeholder="code, phone, 503" /></label></div>
  <p class="muted">Everyone works on every brand; a click copies. Five wrong passwords lock an account until the reset.</p>
  <ul class="plain scroll" tabindex="0" aria-label="People">${people.map(personRow)}</ul>
</section>`;
}

function callRow({ at, brand, method, path, status }: JournalEntry): Markup {
  return html`<p class="call">
  <time datetime="${at}">${at.slice(11, 19)}</time> ${brand} <code>${method} ${path}</code> ${status === 0 ? 'broken' : status}
</p>`;
}

function journalPanel(entries: readonly JournalEntry[]): Markup {
  return html`<section class="box journal" aria-labelledby="journal-title">
  <div class="bar"><h2 id="journal-title">Calls <span class="muted" id="live"></span></h2>
    <label class="find">Filter <input id="journal-filter" type="search" placeholder="brand, path, status" /></label></div>
  <div id="journal">${
    entries.length === 0
      ? html`<p class="muted">None yet. Sign in on one of the brands.</p>`
      : entries.slice(0, CALLS_SHOWN).map(callRow)
  }</div>
</section>`;
}

function inboxPanel(messages: readonly Message[]): Markup {
  return html`<section class="box" aria-labelledby="inbox-title">
  <h2 id="inbox-title"><a href="${STAND_INS.inbox}">Inbox</a></h2>${messageList(messages)}
</section>`;
}

const HANDLES = ['people', 'personas.yaml', 'inbox', 'journal', 'faults', 'settings', 'openapi.json'];

/** The home page: brands, people, codes, faults and the journal. */
export function homePage({ brands, people, entries, messages, faults, settings, docs }: HomeContent): Markup {
  const ids = people.map(({ id }) => id);
  return page(
    'Home',
    html`<h1>A platform to sign in to</h1>
      <p class="lead">It exists on this machine only. Choose a brand, take one of the people below, and see where the sign-in leads.${docs === undefined ? '' : html` New here? Read the <a href="${docs}">documentation</a>.`}</p>
      <ul class="cards" aria-label="Brands">${brands.map(brandCard)}
        <li class="card partner"><strong class="title">TradingView</strong><p class="muted">stand-in, opens a login as a pop-up</p><p class="regions"><a href="${STAND_INS.partnerDesk}">Open the desk</a></p></li></ul>
      <p id="status" role="status" class="muted"></p>
      <div class="columns">
        ${peoplePanel(people)}
        <div class="side">${inboxPanel(messages)}${faultPanel(faults, ids)}${settingsPanel(settings)}</div>
      </div>
      ${journalPanel(entries)}
      <p class="regions">${HANDLES.map((name) => html`<a href="/_gatehouse/${name}">/_gatehouse/${name}</a> `)}</p>`,
    { script: '/_gatehouse/home.js' },
  );
}
