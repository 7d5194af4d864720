import {
  type Contact,
  type DomainError,
  englishText,
  isLanguage,
  type Message,
  type StateName,
} from '@gatehouse-login/core';
import type { Shown } from '../driver/login-driver.ts';
import type { PageSnapshot } from './page-snapshot.ts';
import type { PageTexts } from './page-texts.ts';

/** What is known about a page besides what can be seen of it. */
export interface PageKnowledge {
  readonly texts: PageTexts;
  /** The state of the call that the page waits for; null if it waits for none. */
  readonly waitsIn: StateName | null;
  /** The state that was shown before. */
  readonly before: StateName;
  /** Whether the platform has refused the last sign-in. */
  readonly refused: boolean;
  /** Whether the platform has found the login expired. The page says so, too, where it only has no login. */
  readonly expired: boolean;
  /** The contacts that the platform has named. */
  readonly contacts: readonly Contact[];
}

/** What the page shows, in the words of the flow. */
export function shownOnPage(page: PageSnapshot, known: PageKnowledge): Shown {
  const at = known.waitsIn ?? stateOf(page, known);
  const message = messageOn(page, at, known);
  const [language = ''] = page.lang.split('-');
  const asks = page.screen === 'two-factor' && !GONE.includes(at);
  const contacts = asks ? known.contacts : [];
  return {
    at,
    stalled: at === 'leaving' && page.buttons > 0,
    fault: faultOf(at, page, message, known),
    message: message === null ? null : englishText(message),
    language: isLanguage(language) ? language : null,
    contacts,
    contactId: contacts.find(({ value }) => value === page.choice?.text)?.contactId ?? null,
  };
}

// A code was right, and the contacts are no longer of use.
const GONE: readonly StateName[] = ['loading-account', 'choosing-destination', 'leaving'];

// What a busy form is busy with after these.
const CHOOSING: readonly StateName[] = ['loading-account', 'choosing-destination'];

function stateOf(
  { screen, form, busy, locked, dialog, choice }: PageSnapshot,
  { before, contacts }: PageKnowledge,
): StateName {
  switch (screen) {
    case 'login':
      if (form === 'none') return 'redirect-refused';
      if (busy) return CHOOSING.includes(before) ? 'choosing-destination' : 'signing-in';
      return locked ? 'cooling-down' : 'login';
    case 'two-factor':
      if (dialog !== null) return 'code-refused';
      if (busy) return CHOOSING.includes(before) ? 'choosing-destination' : 'verifying-code';
      // Without contacts, the drop-down is locked, too.
      return choice?.locked === true && contacts.length > 0 ? 'code-cooling-down' : 'two-factor';
    case 'force-password':
      if (form === 'hidden') return 'password-not-changed';
      if (form === 'none') return busy ? 'choosing-destination' : 'password-changed';
      return busy ? 'changing-password' : 'force-password';
    case 'login-failed':
    case 'reset':
    case 'leaving':
    case 'configuration-fault':
      return screen;
    default:
      return before;
  }
}

function messageOn(page: PageSnapshot, at: StateName, { texts }: PageKnowledge): Message | null {
  const found = [page.dialog, page.choice?.problem, page.notice, HEADED.includes(at) ? page.heading : null];
  for (const each of found) {
    const message = each === null || each === undefined ? null : texts.messageOf(each);
    if (message !== null) return message;
  }
  return null;
}

// These screens say in their heading what happened.
const HEADED: readonly StateName[] = ['login-failed', 'password-not-changed'];

function faultOf(
  at: StateName,
  { alarming, dialog }: PageSnapshot,
  message: Message | null,
  { refused, expired }: PageKnowledge,
): Shown['fault'] {
  if (at === 'login-failed') return refused ? 'session-refused' : null;
  if (at === 'configuration-fault') return 'configuration-fault';
  const [, kind] = /^error\.(.+)$/.exec(message?.key ?? '') ?? [];
  if (kind === 'session-expired') return expired ? kind : null;
  // A message that is not alarming is news, such as that of a login that was cancelled.
  const isFault = kind !== undefined && (alarming || dialog !== null || HEADED.includes(at));
  return isFault ? (kind as DomainError['kind']) : null;
}
