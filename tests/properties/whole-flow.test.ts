import { makeSpinnerCounter, type State, type StateName } from '@gatehouse-login/core';
import { createRunner, openingState } from '@gatehouse-login/core/flow';
import * as fakes from '@gatehouse-login/core/testing';
import fc from 'fast-check';
import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { anyChoice, anySettings, CANARIES, chosenEvent, SECRET } from './support/flow-events.ts';
import { alwaysInTime } from './support/runs.ts';

const { session, token } = SECRET;
const cashEquity = { clientAccountId: '1', token };
const methods = [{ contactId: 'mail', contactCategoryId: '1', value: 'a…@example.com' }];
const answered = (changes: Parameters<typeof fakes.aLoginAnswer>[0]) => ok(fakes.aLoginAnswer(changes));

/** What a platform may answer, with one script for each call. */
const platform = fc.record({
  opening: fc.array(
    fc.constantFrom(
      answered({ session }),
      answered({ session: null, twoFaToken: token, is2FaEnabled: true, additional2FaMethods: methods }),
      answered({ session, passwordChangeRequired: true }),
      answered({ session: null, passwordChangeRequired: true, twoFaToken: token }),
      err({ kind: 'session-refused' } as const),
      err({ kind: 'service-busy', seconds: 3 } as const),
    ),
    { minLength: 1, maxLength: 6 },
  ),
  sending: fc.array(fc.constantFrom(ok(undefined), err({ kind: 'code-not-sent' } as const)), {
    minLength: 1,
  }),
  verifying: fc.array(
    fc.constantFrom(
      answered({ session }),
      answered({ session, passwordChangeRequired: true }),
      err({ kind: 'code-refused' } as const),
      err({ kind: 'account-suspended' } as const),
      err({ kind: 'session-expired' } as const),
      err({ kind: 'malformed-answer', detail: 'login answer: session' } as const),
    ),
    { minLength: 1, maxLength: 6 },
  ),
  changing: fc.array(fc.constantFrom(ok(undefined), err({ kind: 'password-not-changed' } as const)), {
    minLength: 1,
  }),
  accounts: fc.array(
    fc.constantFrom(
      ok(fakes.anAccount({ cashEquity })),
      ok(fakes.anAccount()),
      err({ kind: 'timed-out' } as const),
    ),
    { minLength: 1 },
  ),
});

// What a visitor and the browser can do. Answers come only from the platform.
const VISITOR = [
  'opened-at',
  'submitted',
  'contact-selected',
  'resend-pressed',
  'code-submitted',
  'popup-closed',
  'password-change-submitted',
  'error-closed',
  'ok-pressed',
  'continue-pressed',
  'cancel-pressed',
  'back-pressed',
  'page-restored',
];
const AT_WORK: readonly StateName[] = [
  'signing-in',
  'loading-account',
  'choosing-destination',
  'sending-code',
  'verifying-code',
  'changing-password',
];

describe('the whole core, whatever visitor and platform do', () => {
  it('throws nothing, comes to rest, and shows no secret to anything but the platform, the flow included [4.24]', async () => {
    const actions = fc.array(fc.tuple(anyChoice, fc.boolean()), { minLength: 20, maxLength: 60 });
    await alwaysInTime([actions, platform, anySettings], async (choices, answers, settings) => {
      const sessions = fakes.fakeSessionGateway(...answers.opening);
      const twoFactor = fakes.fakeTwoFactorGateway(answers);
      const ports = fakes.fakePorts({
        sessions,
        twoFactor,
        passwords: fakes.fakePasswordGateway(...answers.changing),
        accounts: fakes.fakeAccountGateway(...answers.accounts),
      });
      const { store, tracker } = ports;
      const defects: string[] = [];
      const spinner = makeSpinnerCounter();
      const onDefect = (_defect: unknown, where: string) => defects.push(where);
      const { perform, exchanged } = fakes.recordedPerform(ports, settings);
      const runner = createRunner(openingState(), settings, perform, { spinner, onDefect });
      const seen: State[] = [];
      const counts: number[] = [];
      runner.subscribe(() => seen.push(runner.getSnapshot()));
      spinner.subscribe(() => counts.push(spinner.getCount()));
      for (const [choice, waits] of choices) {
        const event = chosenEvent(choice, runner.getSnapshot(), VISITOR);
        if (event !== undefined) runner.send(event);
        if (!waits) continue;
        expect(AT_WORK).not.toContain((await runner.settled()).at);
        expect(spinner.getCount()).toBe(0);
      }
      await runner.settled();
      runner.dispose();
      expect(defects).toEqual([]);
      expect(spinner.getCount()).toBe(0);
      expect(Math.min(0, ...counts)).toBe(0);
      const shown = JSON.stringify([seen, tracker.events, [...store.values]]);
      for (const canary of CANARIES) expect(shown).not.toContain(canary);
      // Only what the visitor typed is in commands. The session and the tokens are in none of them, and in no event.
      for (const held of [session, token]) expect(JSON.stringify(exchanged)).not.toContain(held);
      // Everything that left was recorded as a success, once.
      const departures = seen.filter(
        ({ at }, index) => at === 'leaving' && seen[index - 1]?.at !== 'leaving',
      );
      const successes = tracker.events.filter(({ event }) => event === 'login_success');
      expect(successes).toHaveLength(departures.length);
    });
  });
});
