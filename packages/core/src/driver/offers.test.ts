import { beforeAll, describe, expect, it } from 'vitest';
import { COMMAND_KINDS } from '../flow/command.ts';
import type { VisitorEventName } from '../flow/event.ts';
import { explore, type Try } from '../flow/explore.ts';
import { type Screen, screenOf } from '../flow/projection.ts';
import type { State } from '../flow/state.ts';
import { alphabetOf, configurationOf } from '../testing/flow-alphabet.fixture.ts';
import { ALL_STATES, STATES } from '../testing/flow-samples.fixture.ts';
import { isOffered, OFFERS, type Offer, offersIn } from './offers.ts';
import { isWorking } from './working.ts';

const NAMES = Object.keys(OFFERS) as VisitorEventName[];
// The flow accepts these also from a page that does not offer them.
const ALSO_ACCEPTED = [
  ...['login-failed', 'reset', 'redirect-refused'].map((at) => `${at} draft-changed`),
  ...['code-refused', 'password-not-changed', 'password-changed'].map((at) => `${at} back-pressed`),
];

let tries: readonly Try[];
beforeAll(() => {
  ({ tries } = explore(configurationOf('forex', 'in a frame'), alphabetOf('forex')));
});

const acts = ({ from, outcome }: Try): boolean =>
  outcome.isOk() && (outcome.value.next !== from || outcome.value.commands.length > 0);

describe('the table of what a visitor can do', () => {
  it('offers an event exactly where the flow acts on it', () => {
    const accepted = new Set<string>();
    const byState = new Map<State, Try[]>();
    for (const each of tries) byState.set(each.from, [...(byState.get(each.from) ?? []), each]);
    for (const [state, own] of byState) {
      for (const name of NAMES) {
        const isAccepted = own.some((each) => each.event.type === name && acts(each));
        if (isOffered(name, state) === isAccepted) continue;
        if (!isAccepted) expect.fail(`${state.at} offers ${name} in vain`);
        accepted.add(`${state.at} ${name}`);
      }
    }
    expect([...accepted].sort()).toEqual(ALSO_ACCEPTED.toSorted());
  });

  it('names the screens that offer an event, and no others', () => {
    for (const name of NAMES) {
      const offer: Offer = OFFERS[name];
      if (offer.screens.length === 0) continue;
      const found = new Set<Screen>();
      for (const { from } of tries) if (isOffered(name, from)) found.add(screenOf(from));
      expect([...found].sort(), name).toEqual(offer.screens.toSorted());
    }
  });

  it('never offers two events by the same name', () => {
    for (const at of ALL_STATES) {
      const offered = offersIn(STATES[at]);
      expect(new Set(offered.map((name) => OFFERS[name].action)).size, at).toBe(offered.length);
      expect(new Set(offered.map((name) => OFFERS[name].phrase)).size, at).toBe(offered.length);
    }
  });

  it('lists the events of a state', () => {
    expect(offersIn(STATES['code-refused'])).toEqual(['opened-at', 'popup-closed', 'page-restored']);
    expect(offersIn(STATES.leaving)).toEqual(['page-restored']);
    expect(offersIn({ at: 'leaving', stalled: true })).toEqual(['continue-pressed', 'page-restored']);
    expect(offersIn(STATES['cooling-down'])).toEqual(['opened-at', 'draft-changed']);
    expect(offersIn({ at: 'two-factor', contacts: [] })).not.toContain('contact-selected');
    expect(offersIn({ at: 'two-factor' })).toContain('contact-selected');
    expect(offersIn({ at: 'two-factor', resendWait: { seconds: 1 } })).not.toContain('resend-pressed');
    expect(offersIn({ at: 'two-factor', resendWait: { seconds: 0 } })).toContain('resend-pressed');
  });
});

describe('the states in which the flow works', () => {
  it('are those that work leads to, and those that a visitor can cancel', () => {
    for (const { outcome } of tries) {
      if (outcome.isErr()) continue;
      const { next, commands } = outcome.value;
      if (commands.some(({ run }) => COMMAND_KINDS[run] === 'work')) expect(isWorking(next)).toBe(true);
    }
    for (const at of ALL_STATES) expect(isOffered('cancel-pressed', STATES[at]), at).toBe(isWorking({ at }));
  });
});
