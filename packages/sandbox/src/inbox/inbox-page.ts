import { html } from 'hono/html';
import { type Markup, page } from '../pages/layout.ts';
import type { Message } from './inbox.ts';

/** A message with its code, one click to copy. */
function messageItem({ kind, to, code, at, username }: Message): Markup {
  return html`<li class="message">
  <button type="button" class="code copy" data-copy="${code}" aria-label="Copy ${code}">${code}</button>
  <span class="muted">${kind === 'sms' ? 'SMS' : 'E-mail'} to <bdi>${to}</bdi> for <b>${username}</b>, <time datetime="${at}">${at.slice(11, 19)}</time></span>
</li>`;
}

/** The list of messages, which the home page's script keeps up to date. */
export function messageList(messages: readonly Message[]): Markup {
  return html`<ul class="plain" id="inbox">${
    messages.length === 0 ? html`<li class="muted">No code was sent yet.</li>` : messages.map(messageItem)
  }</ul>`;
}

export interface InboxContent {
  readonly messages: readonly Message[];
  /** The ids of everybody that the page offers to show alone. */
  readonly people: readonly string[];
  /** The person whose messages are shown, or undefined for everybody's. */
  readonly person: string | undefined;
}

function personChoice({ people, person }: InboxContent): Markup {
  return html`<form class="choose">
  <label class="find">Person <select name="person">
    <option value="">everybody</option>
    ${people.map((id) => html`<option value="${id}" ${id === person ? 'selected' : ''}>${id}</option>`)}
  </select></label>
  <button class="small">Show</button>
</form>`;
}

/** The inbox on a page of its own, for one person or for all. */
export function inboxPage(content: InboxContent): Markup {
  return page(
    'Inbox',
    html`<h1>Inbox</h1>
      <p class="lead">Codes that the platform sent, newest first. New ones appear by themselves.</p>
      <section class="box">${personChoice(content)}${messageList(content.messages)}</section>
      <p id="status" role="status" class="muted"></p>
      <p><a href="/">Back to the sandbox</a></p>`,
    { script: '/_gatehouse/home.js' },
  );
}
