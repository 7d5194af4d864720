import {
  createLogin,
  type DomainError,
  type Event,
  type LoginPorts,
  makeCancellation,
  type OpenSessionError,
  type State,
} from '@gatehouse-login/core';
import {
  aConfiguration,
  aDraft,
  aLoginAnswer,
  fakePorts,
  fakeSessionGateway,
  fakeTwoFactorGateway,
} from '@gatehouse-login/core/testing';
import { err, ok, ResultAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import type { Player } from './answer.ts';
import { drive } from './drive.ts';
import type { Ending } from './ending.ts';
import type { Defect } from './site.ts';

const VISIT = { region: 'en-uk', language: 'en', query: '' } as const;
const SUBMITTED = { type: 'submitted', draft: aDraft(), password: 'p', reference: 'r' } as const;

function play(ports: Partial<LoginPorts> = {}, changes: Partial<Player> = {}) {
  let defect: Defect | null = null;
  const onDefect = (cause: unknown, where: string) => {
    defect = { cause, where };
  };
  const runner = createLogin({ ...fakePorts(), ...ports }, aConfiguration(), { onDefect });
  const logIn = vi.fn(changes.logIn ?? (async () => SUBMITTED));
  const failed: DomainError[] = [];
  const unasked = async (): Promise<Ending> => ({ outcome: 'input-required' });
  const player: Player = {
    visit: VISIT,
    chooseContact: unasked,
    enterCode: unasked,
    changePassword: unasked,
    fail: (error): Ending => {
      failed.push(error);
      return { outcome: 'refused' };
    },
    ...changes,
    logIn,
  };
  const cancellation = makeCancellation();
  return {
    ending: drive({ runner, defect: () => defect }, player, cancellation),
    runner,
    logIn,
    failed,
    cancellation,
  };
}
const answering = (...answers: Parameters<typeof fakeSessionGateway>) => ({
  sessions: fakeSessionGateway(...answers),
});

describe('a driven login', () => {
  it('ends signed in, after one form', async () => {
    const { ending, logIn } = play();
    expect(await ending).toEqual({ outcome: 'signed-in' });
    expect(logIn).toHaveBeenCalledTimes(1);
  });

  it('asks for a contact, then for the code, then for a new password, each once', async () => {
    const asked: string[] = [];
    const note = (move: Event) => async (state: State) => {
      asked.push(state.at);
      return move;
    };
    const twoFactor = fakeTwoFactorGateway({
      verifying: [ok(aLoginAnswer({ passwordChangeRequired: true }))],
    });
    const contact = { contactId: '7', contactCategoryId: '1', value: 'a@b.example' };
    const challenge = { session: null, is2FaEnabled: true, twoFaToken: 't', additional2FaMethods: [contact] };
    const newPassword = 'New-Copper1';
    const { ending } = play(
      { ...answering(ok(aLoginAnswer(challenge))), twoFactor },
      {
        chooseContact: note({ type: 'contact-selected', contactId: '7' }),
        enterCode: note({ type: 'code-submitted', code: '123456' }),
        changePassword: note({
          type: 'password-change-submitted',
          form: { oldPassword: 'Old-Copper1', newPassword, reEnterPassword: newPassword },
        }),
      },
    );
    expect(await ending).toEqual({ outcome: 'signed-in' });
    expect(asked).toEqual(['two-factor', 'two-factor', 'force-password']);
    expect(twoFactor.sent).toEqual([{ twoFaToken: 't', contactId: '7' }]);
    expect(twoFactor.verified).toEqual([{ twoFaToken: 't', code: '123456' }]);
  });

  it.each<OpenSessionError>([
    { kind: 'session-refused', code: 4010 },
    { kind: 'too-many-attempts', seconds: 30 },
    { kind: 'service-busy', seconds: 5 },
    { kind: 'unreachable', status: 500 },
    { kind: 'cookies-blocked' },
  ])('ends by the fault in the state, and does not try again: $kind', async (error) => {
    const { ending, failed, logIn } = play(answering(err(error)));
    expect(await ending).toEqual({ outcome: 'refused' });
    expect(failed).toEqual([error]);
    expect(logIn).toHaveBeenCalledTimes(1);
  });

  it('ends before the form if the redirect address is not allowed', async () => {
    const visit = { ...VISIT, query: '?redirect_uri=https://evil.example/' };
    const { ending, failed, logIn } = play({}, { visit });
    await ending;
    expect(failed).toEqual([{ kind: 'invalid-redirect-uri' }]);
    expect(logIn).not.toHaveBeenCalled();
  });

  it('ends as the form says, if it cannot be filled in', async () => {
    const { ending } = play({}, { logIn: async () => ({ outcome: 'input-required' }) });
    expect(await ending).toEqual({ outcome: 'input-required' });
  });

  it('ends as a defect, named by its kind and place, if a port breaks its promise', async () => {
    const open = () => new ResultAsync<never, never>(Promise.reject(new TypeError('hunter2')));
    const { ending } = play({ sessions: { ...fakeSessionGateway(), open } });
    const { outcome, problem } = await ending;
    expect(outcome).toBe('defect');
    expect(JSON.stringify(problem)).toContain('TypeError in sign-in');
    expect(JSON.stringify(problem)).not.toContain('hunter2');
  });

  it('never submits a second time, whatever the flow does', async () => {
    const { ending, runner, logIn } = play(answering(new Promise(() => {})));
    await vi.waitFor(() => expect(runner.getSnapshot().at).toBe('signing-in'));
    runner.send({ type: 'cancel-pressed' });
    expect((await ending).outcome).toBe('defect');
    expect(logIn).toHaveBeenCalledTimes(1);
  });

  it('ends as a defect if an answer is not allowed in the state', async () => {
    const { ending } = play({}, { logIn: async () => ({ type: 'popup-closed' }) });
    expect(JSON.stringify(await ending)).toContain('no popup-closed in the state login');
  });

  it('is interrupted while the platform is silent', async () => {
    const { ending, runner, cancellation } = play(answering(new Promise(() => {})));
    await vi.waitFor(() => expect(runner.getSnapshot().at).toBe('signing-in'));
    cancellation.cancel();
    expect((await ending).outcome).toBe('interrupted');
  });

  it('sends nothing if it is interrupted while the form is filled in', async () => {
    const sessions = fakeSessionGateway();
    const { ending, cancellation } = play(
      { sessions },
      {
        logIn: async () => {
          cancellation.cancel();
          return SUBMITTED;
        },
      },
    );
    expect((await ending).outcome).toBe('interrupted');
    expect(sessions.requests).toEqual([]);
  });
});
