import { type Configuration, type Event, type State, screenOf } from '@gatehouse-login/core';
import { type Command, type CommandName, EDGES, openingState, transition } from '@gatehouse-login/core/flow';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyChoice, anySettings, CANARIES, type Choice, chosenEvent } from './support/flow-events.ts';
import { always } from './support/runs.ts';

interface Walked {
  readonly state: State;
  readonly event: Event;
  readonly next: State;
  readonly commands: readonly Command[];
  readonly heard: boolean;
}

/** Sends events one after the other, including those that a state refuses. */
function walk(choices: readonly Choice[], settings: Configuration): Walked[] {
  const steps: Walked[] = [];
  let state: State = openingState();
  for (const choice of choices) {
    const before: State = state;
    const event = chosenEvent(choice, state);
    if (event === undefined) continue;
    const step = transition(state, event, settings);
    if (step.isOk()) state = step.value.next;
    else expect(step.error).toEqual({ kind: 'illegal-event', state: before.at, event: event.type });
    steps.push({
      state: before,
      event,
      next: state,
      commands: step.isOk() ? step.value.commands : [],
      heard: step.isOk(),
    });
  }
  return steps;
}

const SENDS_WHAT_WAS_TYPED: readonly CommandName[] = ['sign-in', 'verify-code', 'change-password'];

const choices = fc.array(anyChoice, { minLength: 20, maxLength: 60 });

describe('any walk through the flow', () => {
  it('goes along its edges alone, one for each state and event', () => {
    always([choices, anySettings], (given, settings) => {
      for (const { state, event, next, heard } of walk(given, settings)) {
        const edges = EDGES.filter(({ from, on }) => on === event.type && from.includes(state.at));
        expect(edges).toHaveLength(heard ? 1 : 0);
        if (heard) expect(edges[0]?.to).toContain(next.at);
      }
    });
  });

  it('keeps every secret out of every state, and out of every command but those that send what was typed', () => {
    always([choices, anySettings], (given, settings) => {
      for (const { next, commands } of walk(given, settings)) {
        const shown = JSON.stringify([
          next,
          commands.filter(({ run }) => !SENDS_WHAT_WAS_TYPED.includes(run)),
        ]);
        for (const canary of CANARIES) expect(shown).not.toContain(canary);
      }
    });
  });

  it('records neither the user name nor the query', () => {
    always([choices, anySettings], (given, settings) => {
      for (const { commands } of walk(given, settings)) {
        for (const command of commands) {
          if (command.run === 'record')
            expect(JSON.stringify(command)).not.toMatch(/DM123456|redirect_uri|\?/);
        }
      }
    });
  });

  it('records a success exactly where it leaves, and a fail exactly for refusals and failed account calls [4.4, 4.6, 7.18]', () => {
    always([choices, anySettings], (given, settings) => {
      for (const { state, event, commands, heard } of walk(given, settings)) {
        const recorded = commands.flatMap((command) =>
          command.run === 'record' ? [command.event.event] : [],
        );
        const leaves = heard && event.type === 'destination-chosen';
        const again = state.at === 'leaving' && state.stalled && event.type === 'continue-pressed';
        const fails = heard && (event.type === 'session-refused' || event.type === 'account-failed');
        expect(recorded).toEqual(leaves ? ['login_success'] : fails ? ['login_fail'] : []);
        expect(commands.some(({ run }) => run === 'leave')).toBe(leaves || again);
      }
    });
  });

  it('asks for credentials nowhere without an address that may be answered', () => {
    always([choices, anySettings], (given, settings) => {
      for (const { state, commands } of walk(given, settings)) {
        if (!commands.some(({ run }) => run === 'sign-in')) continue;
        expect(state.at).toBe('login');
        if (state.at !== 'login') continue;
        expect(state.visit.query).not.toContain('evil');
        if (settings.brand.startsWith('tradingview')) expect(state.visit.query).toContain('partner.example');
      }
    });
  });

  it('has a screen to show at any time, and keeps the visit that was opened last until it leaves [4.23]', () => {
    always([choices, anySettings], (given, settings) => {
      for (const { event, state, next } of walk(given, settings)) {
        expect(screenOf(next)).not.toBe('');
        if (next.at === 'opening' || state.at === 'leaving' || state.at === 'configuration-fault') continue;
        if (event.type === 'opened-at') expect(next.visit).toEqual(event.visit);
        else if (state.at !== 'opening') expect(next.visit).toEqual(state.visit);
      }
    });
  });
});
