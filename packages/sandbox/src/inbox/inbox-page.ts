import { html } from 'hono/html';
import { type Markup, page } from '../pages/layout.ts';
import type { Message } from './inbox.ts';

/** A message with its code, one click to copy. */
export const messageItem = ({ kind, to, code, at, username }: Message): Markup => html`<li class="message">
  <button type="button" class="code copy" data-copy="${code}" aria-label="Copy ${code}">${code}</button>
  <span class="muted">${kind === 'sms' ? 'SMS' : 'E-mail'} to <bdi>${to}</bdi> for <b>${username}</b>, <time datetime="${at}">${at.slice(11, 19)}</time></span>
</li>`;

/** The list that the script keeps up to date. */
export const messageList = (messages: readonly Message[]): Markup =>
  html`<ul class="plain" id="inbox" data-empty="No code was sent yet.">${
    messages.length === 0 ? html`<li class="muted">No code was sent yet.</li>` : messages.map(messageItem)
  }</ul>`;

/** The inbox on a page of its own. */
export const inboxPage = (messages: readonly Message[]): Markup =>
  page(
    'Inbox',
    html`<h1>Inbox</h1>
      <p class="lead">Codes that the platform sent, newest first. New ones appear by themselves.</p>
      <section class="box">${messageList(messages)}</section>
      <p id="status" role="status" class="muted"></p>
      <p><a href="/">Back to the sandbox</a></p>`,
    { script: '/_gatehouse/home.js' },
  );
