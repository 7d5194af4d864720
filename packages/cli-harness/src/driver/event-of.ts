import {
  type Draft,
  type Event,
  type OpenState,
  type State,
  stepOf,
  withLanguage,
} from '@gatehouse-login/core';
import type { BrowserHistory } from './browser-history.ts';
import type { Button, VisitorAction, Who } from './login-driver.ts';

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
  const { draft } = state;
  switch (action.do) {
    case 'type-username':
      return { type: 'draft-changed', draft: { ...draft, tab: 'username', username: action.username } };
    case 'sign-in': {
      const { platform, rememberMe } = action;
      const platformType = platform ?? draft.platformType;
      const filled = { ...draft, ...fieldsOf(action.who), platformType, rememberMe };
      const reference = tools.makeReference();
      return { type: 'submitted', draft: filled, password: action.password.reveal(), reference };
    }
    case 'sign-in-again':
      return tools.submitted;
    case 'choose-contact':
      return { type: 'contact-selected', contactId: action.contactId };
    case 'resend-code':
      return { type: 'resend-pressed' };
    case 'enter-code':
      return { type: 'code-submitted', code: action.code.reveal() };
    case 'change-password': {
      const { oldPassword, newPassword, reEnterPassword } = action;
      const form = {
        oldPassword: oldPassword.reveal(),
        newPassword: newPassword.reveal(),
        reEnterPassword: reEnterPassword.reveal(),
      };
      return { type: 'password-change-submitted', form };
    }
    case 'press':
      return { type: EVENTS[action.button](state) };
    case 'switch-language':
      return inLanguage(state, action.language);
    case 'go-back':
      return tools.history.go(-1);
    case 'go-forward':
      return tools.history.go(1);
    case 'come-back':
      return { type: 'page-restored' };
  }
}

const EVENTS = {
  back: () => 'back-pressed',
  cancel: () => 'cancel-pressed',
  ok: ({ at }) => (at === 'code-refused' ? 'popup-closed' : 'ok-pressed'),
  close: () => 'error-closed',
  clear: () => 'form-cleared',
  continue: () => 'continue-pressed',
} as const satisfies Record<Button, (state: OpenState) => Event['type']>;

const fieldsOf = (who: Who): Partial<Draft> =>
  who.by === 'username'
    ? { tab: 'username', username: who.username }
    : { tab: 'phone', phonePrefix: who.prefix, phoneNumber: who.number };

function inLanguage(
  state: OpenState,
  language: Extract<VisitorAction, { do: 'switch-language' }>['language'],
): Event | null {
  const step = stepOf(state);
  if (step === null) return null;
  const visit = { ...state.visit, language, query: withLanguage(state.visit.query, language) };
  const { reference } = state;
  return { type: 'opened-at', step, visit, ...(reference === undefined ? {} : { ticket: reference }) };
}
