import {
  type Draft,
  type Event,
  type EventOf,
  inLanguage,
  isOffered,
  OFFERS,
  type OfferedAction,
  type OpenState,
  type State,
  type VisitorEventName,
} from '@gatehouse-login/core';
import type { BrowserHistory } from './browser-history.ts';
import type { VisitorAction, Who } from './login-driver.ts';

/** What turning an action into an event needs besides the action. */
export interface EventTools {
  readonly history: BrowserHistory;
  readonly makeReference: () => string;
  /** The last submit, to press the button again. */
  readonly submitted: Event | null;
}

/** The event of the flow that an action stands for. Null if the page does not offer it. */
export function eventOf(action: VisitorAction, state: State, tools: EventTools): Event | null {
  if (state.at === 'opening') return null;
  switch (action.do) {
    case 'sign-in-again':
      return tools.submitted;
    case 'switch-language':
      return inLanguage(state, action.language);
    case 'go-back':
      return tools.history.go(-1);
    case 'go-forward':
      return tools.history.go(1);
    default: {
      const name = eventNamed(action.do === 'press' ? action.button : action.do, state);
      return name === undefined ? null : EVENTS[name](action, state, tools);
    }
  }
}

const NAMES = Object.keys(OFFERS) as VisitorEventName[];

/** The event behind the name of an action. Two pop-ups have an `ok`; only one of them is there at a time. */
function eventNamed(action: OfferedAction, state: State): VisitorEventName | undefined {
  const named = NAMES.filter((name) => OFFERS[name].action === action);
  return named.find((name) => isOffered(name, state)) ?? named[0];
}

type Make<Name extends VisitorEventName> = (
  action: VisitorAction,
  state: OpenState,
  tools: EventTools,
) => EventOf<Name> | null;

const bare =
  <Name extends VisitorEventName>(event: EventOf<Name>): Make<Name> =>
  () =>
    event;

// A new event that a visitor can cause does not compile until it is answered here.
const EVENTS: { readonly [Name in VisitorEventName]: Make<Name> } = {
  // Opening an address is a method of the driver.
  'opened-at': () => null,
  'draft-changed': (action, { draft }) =>
    action.do === 'type-username'
      ? { type: 'draft-changed', draft: { ...draft, tab: 'username', username: action.username } }
      : null,
  submitted(action, { draft }, { makeReference }) {
    if (action.do !== 'sign-in') return null;
    const { who, platform, rememberMe } = action;
    const filled = {
      ...draft,
      ...fieldsOf(who),
      platformType: platform ?? draft.platformType,
      rememberMe,
    };
    return {
      type: 'submitted',
      draft: filled,
      password: action.password.reveal(),
      reference: makeReference(),
    };
  },
  'contact-selected': (action) =>
    action.do === 'choose-contact' ? { type: 'contact-selected', contactId: action.contactId } : null,
  'resend-pressed': bare({ type: 'resend-pressed' }),
  'code-submitted': (action) =>
    action.do === 'enter-code' ? { type: 'code-submitted', code: action.code.reveal() } : null,
  'popup-closed': bare({ type: 'popup-closed' }),
  'password-change-submitted'(action) {
    if (action.do !== 'change-password') return null;
    const { oldPassword, newPassword, reEnterPassword } = action;
    const form = {
      oldPassword: oldPassword.reveal(),
      newPassword: newPassword.reveal(),
      reEnterPassword: reEnterPassword.reveal(),
    };
    return { type: 'password-change-submitted', form };
  },
  'form-cleared': bare({ type: 'form-cleared' }),
  'error-closed': bare({ type: 'error-closed' }),
  'ok-pressed': bare({ type: 'ok-pressed' }),
  'continue-pressed': bare({ type: 'continue-pressed' }),
  'cancel-pressed': bare({ type: 'cancel-pressed' }),
  'back-pressed': bare({ type: 'back-pressed' }),
  'page-restored': bare({ type: 'page-restored' }),
};

const fieldsOf = (who: Who): Partial<Draft> =>
  who.by === 'username'
    ? { tab: 'username', username: who.username }
    : { tab: 'phone', phonePrefix: who.prefix, phoneNumber: who.number };
