import { type Cancellation, makeCancellation, type StateName } from '@gatehouse-login/core';
import { err, ok } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import type { Ending } from '../report/ending.ts';
import { makeSecret } from '../terminal/secret.ts';
import { autopilot, type Person } from './autopilot.ts';
import type { LoginDriver, Shown, VisitorAction } from './login-driver.ts';

const CONTACT = { contactId: '7', contactCategoryId: '1', value: 'a@b.example' };
const SECRET = makeSecret('secret');
const SIGN_IN = {
  do: 'sign-in',
  who: { by: 'username', username: 'me' },
  password: SECRET,
  platform: null,
  rememberMe: false,
} as const;
const CHANGE = {
  do: 'change-password',
  oldPassword: SECRET,
  newPassword: SECRET,
  reEnterPassword: SECRET,
} as const;

const showing = (at: StateName, more: Partial<Shown> = {}): Shown => ({
  at,
  stalled: false,
  fault: null,
  message: null,
  language: 'en',
  contacts: [],
  contactId: null,
  ...more,
});

/** A page that shows one thing after another, whatever is done. */
function pageOf(...shows: readonly Shown[]) {
  const done: VisitorAction['do'][] = [];
  let at = 0;
  const shown = (): Shown => shows[Math.min(at, shows.length - 1)] ?? showing('opening');
  const driver: Pick<LoginDriver, 'until' | 'shown' | 'ending' | 'act'> = {
    until: async () => shown(),
    shown,
    ending: () => (shown().fault === null ? null : { outcome: 'refused' }),
    async act(action) {
      done.push(action.do);
      at += 1;
      return ok();
    },
  };
  return { driver, done };
}

const person = (changes: Partial<Person> = {}): Person => ({
  signIn: vi.fn(async () => ok(SIGN_IN)),
  chooseContact: async ([first]) => ok({ do: 'choose-contact', contactId: first?.contactId ?? '' }),
  enterCode: async (contact) =>
    contact === undefined ? err({ outcome: 'defect' }) : ok({ do: 'enter-code', code: SECRET }),
  changePassword: async () => ok(CHANGE),
  ...changes,
});

const drive = (
  { driver }: ReturnType<typeof pageOf>,
  who: Person = person(),
  cancellation: Cancellation = makeCancellation(),
): Promise<Ending> => autopilot(driver, who, cancellation);

const FORM = showing('login');
const CODE = { contacts: [CONTACT] };

describe('the autopilot', () => {
  it('ends signed in, after one form', async () => {
    const page = pageOf(FORM, showing('leaving'));
    expect(await drive(page)).toEqual({ outcome: 'signed-in' });
    expect(page.done).toEqual(['sign-in']);
  });

  it('answers everything that the page may ask, each once', async () => {
    const page = pageOf(
      FORM,
      showing('two-factor', CODE),
      showing('two-factor', { ...CODE, contactId: '7' }),
      showing('force-password'),
      showing('password-changed'),
      showing('leaving'),
    );
    expect(await drive(page)).toEqual({ outcome: 'signed-in' });
    expect(page.done).toEqual(['sign-in', 'choose-contact', 'enter-code', 'change-password', 'press']);
  });

  it('ends by the fault that the page shows, and does not try again', async () => {
    const page = pageOf(FORM, showing('login', { fault: 'unreachable' }));
    expect(await drive(page)).toEqual({ outcome: 'refused' });
    expect(page.done).toEqual(['sign-in']);
  });

  it('ends before the form if the redirect address is not allowed', async () => {
    const who = person();
    const page = pageOf(showing('redirect-refused', { fault: 'invalid-redirect-uri' }));
    expect(await drive(page, who)).toEqual({ outcome: 'refused' });
    expect(who.signIn).not.toHaveBeenCalled();
  });

  it('ends as the person says who has no answer', async () => {
    const ending: Ending = { outcome: 'input-required' };
    expect(await drive(pageOf(FORM), person({ signIn: async () => err(ending) }))).toBe(ending);
  });

  it.each(['login', 'two-factor', 'force-password'] as const)(
    'never answers a second time what the page asks again: %s',
    async (at) => {
      const page = pageOf(showing(at, CODE), showing(at, CODE));
      expect(await drive(page)).toMatchObject({ outcome: 'defect' });
      expect(page.done).toHaveLength(1);
    },
  );

  it.each(['opening', 'signing-in', 'reset', 'login-failed'] as const)(
    'ends as a defect where a page rests without a fault, and nothing leads on: %s',
    async (at) => {
      expect(JSON.stringify(await drive(pageOf(showing(at))))).toContain(`no answer in the state ${at}`);
    },
  );

  it('ends as a defect if the page does not offer the answer', async () => {
    const page = pageOf(FORM);
    const driver = { ...page.driver, act: async () => err({ kind: 'not-offered', at: 'login' } as const) };
    expect(JSON.stringify(await drive({ ...page, driver }))).toContain('no sign-in in the state login');
  });

  it('is interrupted while the page works, or while the form is filled in; then nothing is sent', async () => {
    const cancellation = makeCancellation();
    const page = pageOf(FORM);
    const who = person({
      signIn: async () => {
        cancellation.cancel();
        return ok(SIGN_IN);
      },
    });
    expect((await drive(page, who, cancellation)).outcome).toBe('interrupted');
    expect((await drive(pageOf(showing('signing-in')), who, cancellation)).outcome).toBe('interrupted');
    expect(page.done).toEqual([]);
  });
});
