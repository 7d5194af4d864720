import {
  ENGLISH,
  englishText,
  formatMessage,
  isWorking,
  type MessageKey,
  noticeOf,
  type Screen,
  type State,
  type StateName,
  screenOf,
} from '@gatehouse-login/core';
import { element } from './elements.ts';

const heading = element('heading', HTMLHeadingElement);
const alert = element('alert', HTMLElement);
const status = element('status', HTMLElement);
const contacts = element('contacts', HTMLSelectElement);
const refused = element('refused', HTMLDialogElement);
const refusal = element('refusal', HTMLElement);
const password = element('password', HTMLInputElement);
const code = element('code', HTMLInputElement);
const goOn = element('continue', HTMLButtonElement);
const screens = [...document.querySelectorAll<HTMLElement>('[data-screen]')];

/** What the page says while it waits. */
const WORK: { readonly [Name in StateName]?: MessageKey } = {
  'signing-in': 'login.busy',
  'loading-account': 'login.busy',
  'choosing-destination': 'login.busy',
  'sending-code': 'twoFactor.sending',
  'verifying-code': 'twoFactor.checking',
};

/** Shows a state of the flow. */
export function showState(state: State): void {
  if (state.at === 'opening') return;
  showScreen(shownScreen(screenOf(state)));
  const notice = noticeOf(state);
  const text = notice === null ? '' : englishText(notice);
  const isRefused = state.at === 'code-refused';
  alert.textContent = notice?.tone === 'alert' && !isRefused ? text : '';
  status.textContent = notice?.tone === 'status' ? text : workOf(state);
  document.body.toggleAttribute('data-working', isWorking(state));
  goOn.hidden = state.at !== 'leaving' || !state.stalled;
  if ('contacts' in state) showContacts(state);
  if (state.at === 'login-failed') empty(password);
  if (isRefused && !refused.open) {
    empty(code);
    refusal.textContent = text;
    refused.showModal();
  }
}

/** Empties a field for another try. */
function empty(field: HTMLInputElement): void {
  field.value = '';
  field.focus();
}

/** Shows that the page could not be loaded, and why. */
export function showFault(text: string): void {
  showScreen('fault');
  alert.textContent = text;
}

/** A refused login is shown on the form. What this page has no form for, it leaves to another page. */
function shownScreen(screen: Screen): string {
  if (screen === 'login-failed') return 'login';
  return screens.some(({ dataset }) => dataset.screen === screen) ? screen : 'elsewhere';
}

function workOf(state: State): string {
  if (state.at === 'leaving') return formatMessage(ENGLISH['leaving.heading'], { destination: state.host });
  const key = WORK[state.at];
  return key === undefined ? '' : ENGLISH[key];
}

function showScreen(name: string): void {
  const wanted = screens.find(({ dataset }) => dataset.screen === name);
  if (wanted?.hidden !== true) return;
  for (const screen of screens) screen.hidden = screen !== wanted;
  heading.textContent = wanted.dataset.heading ?? '';
  document.title = heading.textContent;
  (wanted.querySelector<HTMLElement>('input, select') ?? heading).focus();
}

function showContacts(state: Extract<State, { readonly contacts: unknown }>): void {
  const options = state.contacts.map(({ contactId, value }) => new Option(value, contactId));
  if (contacts.options.length !== options.length + 1)
    contacts.replaceChildren(new Option('Choose …', ''), ...options);
  contacts.value = state.contactId ?? '';
}
