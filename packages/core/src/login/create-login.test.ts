import { ok, ResultAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import type { Event } from '../flow/event.ts';
import { makeSpinnerCounter } from '../spinner/spinner-counter.ts';
import { aConfiguration, aDraft, aLoginAnswer, fakePorts, fakeSessionGateway } from '../testing/index.ts';
import { createLogin } from './create-login.ts';
import { createLoginOnDemand, type LoginOptions } from './create-login-on-demand.ts';
import { makePerform } from './perform.ts';
import type { LoginPorts } from './ports.ts';

const OPENED: Event = {
  type: 'opened-at',
  step: 'login',
  visit: { region: 'en-uk', language: 'en', query: '' },
};
const SUBMITTED: Event = {
  type: 'submitted',
  draft: aDraft(),
  password: 'Correct-Horse-9',
  reference: 'kamo-7352',
};

describe('a login', () => {
  it('takes a visitor to the platform', async () => {
    const ports = fakePorts();
    const login = createLogin(ports, aConfiguration());
    login.send(OPENED);
    login.send(SUBMITTED);
    expect((await login.settled()).at).toBe('leaving');
    expect(ports.navigator.destinations).toMatchObject([{ purpose: 'platform' }]);
    expect(ports.tracker.events).toMatchObject([{ event: 'login_success', reference: 'kamo-7352' }]);
  });

  it('starts with the remembered visitor', () => {
    const remembered = { username: 'DM7', phonePrefix: '', phoneNumber: '' };
    const login = createLogin(fakePorts(), aConfiguration(), { remembered });
    login.send(OPENED);
    expect(login.getSnapshot()).toMatchObject({ at: 'login', draft: { username: 'DM7', rememberMe: true } });
  });

  it('lets a forced change through by the policy that it is given', async () => {
    const policy = { minimum: 12, maximum: 64, classes: {} };
    const sessions = fakeSessionGateway(ok(aLoginAnswer({ passwordChangeRequired: true })));
    const changed = async (newPassword: string, options: LoginOptions) => {
      const login = createLogin(fakePorts({ sessions }), aConfiguration(), options);
      login.send(OPENED);
      login.send(SUBMITTED);
      await login.settled();
      const form = { oldPassword: 'old', newPassword, reEnterPassword: newPassword };
      login.send({ type: 'password-change-submitted', form });
      return (await login.settled()).at;
    };
    expect(await changed('correct horse', { passwordPolicy: policy })).toBe('password-changed');
    expect(await changed('Horse-9!', { passwordPolicy: policy })).toBe('force-password');
    expect(await changed('correct horse', {})).toBe('force-password');
  });

  it('closes the session that it has opened when it is disposed of before the visitor leaves', async () => {
    const ports = fakePorts();
    const login = createLogin(ports, aConfiguration());
    login.send(OPENED);
    login.send(SUBMITTED);
    login.subscribe(({ to }) => to.at === 'loading-account' && login.dispose());
    await login.settled();
    expect(ports.sessions.closed).toHaveLength(1);
  });
});

describe('a port that breaks its contract', () => {
  const broken = () =>
    fakePorts({
      sessions: { open: () => new ResultAsync(Promise.reject(new TypeError('SECRET'))), close: vi.fn() },
    });
  const signIn = (login: ReturnType<typeof createLogin>) => {
    login.send(OPENED);
    login.send(SUBMITTED);
    return login.settled();
  };

  it('is reported as a warning, without the words of the error', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await signIn(createLogin(broken(), aConfiguration()))).toMatchObject({ at: 'login' });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('"sign-in" (TypeError)');
    expect(warn.mock.calls.join()).not.toContain('SECRET');
  });

  it('is reported to onDefect instead where there is one', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const onDefect = vi.fn();
    await signIn(createLogin(broken(), aConfiguration(), { onDefect }));
    expect(onDefect).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'sign-in');
    expect(warn).not.toHaveBeenCalled();
  });

  it('breaks nothing where there is no console', async () => {
    vi.stubGlobal('console', undefined);
    expect(await signIn(createLogin(broken(), aConfiguration()))).toMatchObject({ at: 'login' });
    vi.unstubAllGlobals();
  });
});

const onDemand = (load: () => Promise<LoginPorts>, options: LoginOptions = {}) =>
  createLoginOnDemand(async () => makePerform(await load(), aConfiguration()), aConfiguration(), options);

describe('a login whose commands are carried out by code that is loaded on demand', () => {
  it('answers at once, and loads them once, for the first command', async () => {
    const ports = fakePorts();
    const load = vi.fn(async () => ports);
    const login = onDemand(load);
    login.send(OPENED);
    expect(login.getSnapshot().at).toBe('login');
    expect(load).not.toHaveBeenCalled();
    login.send(SUBMITTED);
    expect(login.getSnapshot().at).toBe('signing-in');
    expect((await login.settled()).at).toBe('leaving');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('asks for the account, and leaves, before anybody hears of it and renders', async () => {
    const ports = fakePorts();
    const order: string[] = [];
    const spinner = makeSpinnerCounter();
    const { load } = ports.accounts;
    const login = onDemand(
      async () => ({
        ...ports,
        accounts: {
          load: (...given) => {
            order.push('account call');
            return load(...given);
          },
        },
        navigator: { leave: () => void order.push('departure') },
      }),
      { spinner },
    );
    login.send(OPENED);
    login.subscribe(({ to }) => order.push(to.at));
    spinner.subscribe(() => order.push(`spinner ${spinner.getCount()}`));
    login.send(SUBMITTED);
    await login.settled();
    expect(order).toEqual([
      'spinner 1',
      'signing-in',
      'account call',
      'loading-account',
      'choosing-destination',
      'departure',
      'leaving',
      'spinner 0',
    ]);
  });

  it('fails closed when they cannot be loaded, and loads them again for the next try', async () => {
    const onDefect = vi.fn();
    const load = vi.fn(async () => fakePorts());
    load.mockRejectedValueOnce(new Error('offline'));
    const login = onDemand(load, { onDefect });
    login.send(OPENED);
    login.send(SUBMITTED);
    expect(await login.settled()).toMatchObject({ at: 'login', fault: { kind: 'unreachable' } });
    expect(onDefect).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'sign-in');
    login.send(SUBMITTED);
    expect((await login.settled()).at).toBe('leaving');
  });

  it('loads nothing to forget nothing', async () => {
    const load = vi.fn(async () => fakePorts());
    const login = onDemand(load);
    login.dispose();
    await login.settled();
    expect(load).not.toHaveBeenCalled();
  });
});
