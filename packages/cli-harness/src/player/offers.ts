import { EDGES, type EventName, type StateName } from '@gatehouse-login/core';

/** The steps of a scenario that lead on from a state, by the event that they send. */
const STEPS: Readonly<Partial<Record<EventName, string>>> = {
  submitted: 'sign in as',
  'contact-selected': 'choose',
  'resend-pressed': 'resend code',
  'code-submitted': 'enter code',
  'password-change-submitted': 'change password to',
  'ok-pressed': 'press ok',
  'popup-closed': 'press ok',
  'error-closed': 'press close',
  'cancel-pressed': 'press cancel',
  'back-pressed': 'press back',
};

// An edge for what comes too late leads from any of its states to the same one.
const LEADING = EDGES.filter(({ from, to }) => from !== to);

/** What a visitor can do in a state to leave it, as steps of a scenario. */
export const offersIn = (at: StateName): readonly string[] =>
  Object.entries(STEPS).flatMap(([event, step]) =>
    LEADING.some(({ on, from, to }) => on === event && from.includes(at) && to.some((next) => next !== at))
      ? [step]
      : [],
  );
