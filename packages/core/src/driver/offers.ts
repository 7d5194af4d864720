import { isIgnored } from '../flow/edge.ts';
import type { VisitorEventName } from '../flow/event.ts';
import type { Screen } from '../flow/projection.ts';
import type { StateName } from '../flow/state.ts';
import { EDGES } from '../flow/transition.ts';

/** The part of a state that decides what is on offer. A driver that sees only a page knows no more. */
export interface Seen {
  /** The state. */
  readonly at: StateName;
  /** Whether the departure takes long. */
  readonly stalled?: boolean;
  /** The contacts that a code can be sent to. */
  readonly contacts?: readonly unknown[];
  /** The chosen contact, or null. */
  readonly contactId?: string | null;
  /** The wait before another code. */
  readonly resendWait?:
    | {
        /** How long the wait was at its start, in seconds; 0 once it is over. */
        readonly seconds: number;
      }
    | undefined;
}

/** A driver's view of an event that a visitor can cause. */
export interface Offer {
  /** The screens that offer it. None: the browser or the page's frame offers it, on every screen. */
  readonly screens: readonly Screen[];
  /** The event's name in the page's markup (`data-action`) and in the command. */
  readonly action: string;
  /** The beginning of the scenario's step that causes the event. */
  readonly phrase: string;
  /** Where the page offers it, if the flow accepts it more often than that. */
  readonly when?: (seen: Seen) => boolean;
}

const ENDS: readonly StateName[] = ['code-refused', 'password-not-changed', 'password-changed'];

/** Every event that a visitor can cause. */
export const OFFERS = {
  'opened-at': { screens: [], action: 'open', phrase: 'open' },
  'draft-changed': {
    screens: ['login'],
    action: 'type-username',
    phrase: 'type user name',
    when: ({ at }) => at === 'login' || at === 'cooling-down',
  },
  submitted: { screens: ['login'], action: 'sign-in', phrase: 'sign in as' },
  'contact-selected': {
    screens: ['two-factor'],
    action: 'choose-contact',
    phrase: 'choose',
    when: ({ contacts }) => contacts?.length !== 0,
  },
  'resend-pressed': {
    screens: ['two-factor'],
    action: 'resend-code',
    phrase: 'resend code',
    when: ({ contactId, resendWait }) => contactId !== null && !resendWait?.seconds,
  },
  'code-submitted': { screens: ['two-factor'], action: 'enter-code', phrase: 'enter code' },
  'popup-closed': { screens: ['two-factor'], action: 'ok', phrase: 'press ok' },
  'password-change-submitted': {
    screens: ['force-password'],
    action: 'change-password',
    phrase: 'change password to',
  },
  'form-cleared': { screens: ['force-password'], action: 'clear', phrase: 'press clear' },
  'error-closed': { screens: ['force-password'], action: 'close', phrase: 'press close' },
  'ok-pressed': { screens: ['force-password'], action: 'ok', phrase: 'press ok' },
  'continue-pressed': {
    screens: ['leaving'],
    action: 'continue',
    phrase: 'press continue',
    when: ({ stalled }) => stalled === true,
  },
  'cancel-pressed': {
    screens: ['login', 'two-factor', 'force-password'],
    action: 'cancel',
    phrase: 'press cancel',
  },
  'back-pressed': {
    screens: ['login-failed', 'reset', 'two-factor', 'force-password'],
    action: 'back',
    phrase: 'press back',
    // What these show has one button, which leads on.
    when: ({ at }) => !ENDS.includes(at),
  },
  'page-restored': { screens: [], action: 'come-back', phrase: 'come back' },
} as const satisfies Record<VisitorEventName, Offer>;

/** The name of what a visitor can do, as in `data-action`. */
export type OfferedAction = (typeof OFFERS)[VisitorEventName]['action'];

/** The events that a screen offers. A table over them does not compile while one has no row. */
export type OfferedOn<Shows extends Screen> = {
  [Name in VisitorEventName]: Shows extends (typeof OFFERS)[Name]['screens'][number] ? Name : never;
}[VisitorEventName];

const NAMES = Object.keys(OFFERS) as VisitorEventName[];

/** Whether the page offers an event in a state, and the flow would act on it. */
export function isOffered(name: VisitorEventName, seen: Seen): boolean {
  const { when }: Offer = OFFERS[name];
  const acts = EDGES.some((edge) => edge.on === name && edge.from.includes(seen.at) && !isIgnored(edge));
  return acts && (when?.(seen) ?? true);
}

/** Returns the events that the page offers in a state. */
export const offersIn = (seen: Seen): readonly VisitorEventName[] =>
  NAMES.filter((name) => isOffered(name, seen));
