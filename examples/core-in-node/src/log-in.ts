import { randomBytes } from 'node:crypto';
import {
  type Contact,
  createLogin,
  type Destination,
  type Event,
  englishText,
  makeReference,
  noticeOf,
  type State,
} from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import type { Site } from './site.ts';

/** Who logs in. */
export interface Visitor {
  readonly username: string;
  readonly password: string;
  /** Is called when the platform has sent a code to this contact. */
  readonly readCode: (contact: Contact) => Promise<string>;
}

/** Logs in. Returns where a browser would go now, or in words why the login ended before. */
export async function logIn(
  { configuration, ports }: Site,
  visitor: Visitor,
): Promise<Result<Destination, string>> {
  const left: Destination[] = [];
  const navigator = { leave: (to: Destination) => void left.push(to) };
  const login = createLogin({ ...ports, navigator }, configuration);
  login.send({ type: 'opened-at', step: 'login', visit: { region: null, language: 'en', query: '' } });

  let state = await login.settled();
  let event = await nextEvent(state, visitor);
  while (event !== null) {
    login.send(event);
    state = await login.settled();
    event = await nextEvent(state, visitor);
  }
  // Stops the login's timers. The session stays, until the site logs it off.
  login.dispose();
  const [destination] = left;
  return destination === undefined ? err(reasonOf(state)) : ok(destination);
}

/** What the visitor does in a state; null where the login has ended, or where only a person can go on. */
async function nextEvent(state: State, { username, password, readCode }: Visitor): Promise<Event | null> {
  if ('fault' in state && state.fault !== undefined) return null;
  switch (state.at) {
    case 'login': {
      const draft = { ...state.draft, tab: 'username', username } as const;
      return {
        type: 'submitted',
        draft,
        password,
        reference: makeReference(() => randomBytes(1).readUInt8()),
      };
    }
    case 'two-factor': {
      const [first] = state.contacts;
      if (first === undefined) return null;
      if (state.contactId === null) return { type: 'contact-selected', contactId: first.contactId };
      return { type: 'code-submitted', code: await readCode(first) };
    }
    default:
      return null;
  }
}

/** Core has a message for every fault. */
function reasonOf(state: State): string {
  const notice = noticeOf(state);
  if (notice !== null) return englishText(notice);
  return state.at === 'force-password'
    ? 'The platform wants a new password. Please log in with a browser once.'
    : `The login stopped at ${state.at}.`;
}
