import {
  type Cancellation,
  type CommandEvent,
  makeSpinnerCounter,
  type Perform,
  type StateName,
} from '@gatehouse-login/core';
import { type COMMAND_KINDS, type CommandName, createRunner, openingState } from '@gatehouse-login/core/flow';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyChoice, anySettings, CANARIES, chosenEvent } from './support/flow-events.ts';
import { alwaysInTime } from './support/runs.ts';

const CHOSEN = { type: 'destination-chosen', purpose: 'platform', host: 'trade.example' } as const;

type Kinds = typeof COMMAND_KINDS;
type OfKind<Kind> = { [Name in CommandName]: Kinds[Name] extends Kind ? Name : never }[CommandName];
/** Something about every command of a kind, and perhaps about others. */
type Each<Kind, Value> = Readonly<Record<OfKind<Kind>, Value> & Partial<Record<CommandName, Value>>>;

/** What may come of each command that the flow can cancel. */
const ANSWERS: Each<'work' | 'watch', readonly (CommandEvent | null)[]> = {
  'sign-in': [
    { type: 'session-opened' },
    { type: 'two-factor-required', methods: [{ contactId: 'mail', contactCategoryId: '1', value: 'a' }] },
    { type: 'password-change-required' },
    { type: 'session-refused', error: { kind: 'session-refused' } },
    { type: 'sign-in-failed', error: { kind: 'service-busy', seconds: 3 } },
    null,
  ],
  'load-account': [
    { type: 'account-loaded' },
    { type: 'account-failed', error: { kind: 'timed-out' } },
    { type: 'session-gone' },
    null,
  ],
  'choose-destination': [CHOSEN, { type: 'destination-refused', error: { kind: 'invalid-redirect-uri' } }],
  'send-code': [{ type: 'code-sent' }, { type: 'code-not-sent', error: { kind: 'code-not-sent' } }, null],
  'verify-code': [
    { type: 'session-opened' },
    { type: 'password-change-required' },
    { type: 'code-refused', error: { kind: 'code-refused' } },
    { type: 'verification-failed', error: { kind: 'offline' } },
    null,
  ],
  'change-password': [
    { type: 'password-changed' },
    { type: 'password-not-changed', error: { kind: 'password-not-changed' } },
  ],
  'recall-departure': [CHOSEN, { type: 'session-gone' }],
  'watch-departure': [{ type: 'departure-stalled' }],
  'wait-for-cooldown': [{ type: 'cooldown-ended' }],
};

/** The state that each kind of work belongs to. Its answer means nothing in any other. */
const BELONGS: Each<'work', StateName> = {
  'sign-in': 'signing-in',
  'load-account': 'loading-account',
  'choose-destination': 'choosing-destination',
  'send-code': 'sending-code',
  'verify-code': 'verifying-code',
  'change-password': 'changing-password',
  'recall-departure': 'choosing-destination',
};

interface Job {
  readonly run: CommandName;
  readonly cancellation: Cancellation;
  readonly finish: (event: CommandEvent | null) => void;
}

function byHand() {
  const open: Job[] = [];
  const started: CommandName[] = [];
  const perform: Perform = (command, cancellation) => {
    started.push(command.run);
    if (ANSWERS[command.run] === undefined) return Promise.resolve(null);
    return new Promise((finish) => open.push({ run: command.run, cancellation, finish }));
  };
  return { open, started, perform };
}

const turns = async () => {
  for (let turn = 0; turn < 12; turn += 1) await null;
};

// Either an event comes from outside, or a job in progress is answered, in any order.
const action = fc.oneof(
  anyChoice.map((choice) => ({ choice })),
  fc.tuple(fc.nat(), fc.nat()).map(([job, answer]) => ({ job, answer })),
);
const outside = [
  'opened-at',
  'submitted',
  'cancel-pressed',
  'back-pressed',
  'continue-pressed',
  'page-restored',
  'contact-selected',
  'resend-pressed',
  'code-submitted',
  'popup-closed',
  'password-change-submitted',
  'error-closed',
  'ok-pressed',
];

describe('a running flow, whatever happens in whatever order', () => {
  it('works on one thing at a time, counts it, drops stale answers, and ends with the spinner at rest [2.8, 4.21]', async () => {
    await alwaysInTime(
      [fc.array(action, { minLength: 20, maxLength: 60 }), anySettings],
      async (actions, settings) => {
        const { open, started, perform } = byHand();
        const spinner = makeSpinnerCounter();
        const runner = createRunner(openingState(), settings, perform, { spinner });
        let leavings = 0;
        runner.subscribe(({ event }) => {
          if (event === 'destination-chosen') leavings += 1;
        });
        for (const next of actions) {
          if ('choice' in next) {
            const event = chosenEvent(next.choice, runner.getSnapshot(), outside);
            if (event !== undefined) runner.send(event);
          } else if (open.length > 0) {
            const [job] = open.splice(next.job % open.length, 1);
            const answers = (job && ANSWERS[job.run]) ?? [null];
            const before = runner.getSnapshot();
            job?.finish(answers[next.answer % answers.length] ?? null);
            await turns();
            if (job?.cancellation.cancelled) expect(runner.getSnapshot()).toBe(before);
          }
          await turns();
          const { at } = runner.getSnapshot();
          const live = open.filter(
            ({ run, cancellation }) => BELONGS[run] !== undefined && !cancellation.cancelled,
          );
          expect(live.length).toBeLessThanOrEqual(1);
          for (const { run } of live) expect(BELONGS[run]).toBe(at);
          expect(spinner.getCount()).toBe(live.length);
          for (const canary of CANARIES) expect(JSON.stringify(runner.getSnapshot())).not.toContain(canary);
        }
        runner.dispose();
        await runner.settled();
        expect(spinner.getCount()).toBe(0);
        const chosen = started.filter(
          (run) => run === 'choose-destination' || run === 'recall-departure',
        ).length;
        expect(chosen).toBeGreaterThanOrEqual(leavings);
      },
    );
  });
});
