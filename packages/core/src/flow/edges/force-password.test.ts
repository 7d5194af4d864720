import { describe, expect, it } from 'vitest';
import { BRANDS } from '../../brand/brand.ts';
import { aConfiguration } from '../../testing/builders.ts';
import { common, draft, FORM, go, STATES, visit } from '../../testing/flow-samples.fixture.ts';
import type { Event } from '../event.ts';
import type { StateAt } from '../state.ts';

const FORGET = { run: 'forget' };
const form = STATES['force-password'];
const changing = STATES['changing-password'];
const submit = (changes: Partial<typeof FORM> = {}): Event => ({
  type: 'password-change-submitted',
  form: { ...FORM, ...changes },
});

describe('a login that demands a new password', () => {
  it('shows the form, and prepares the way to the platform [4.1]', () => {
    expect(go(STATES['signing-in'], { type: 'password-change-required' })).toEqual({
      next: { ...common, at: 'force-password', mismatch: false },
      commands: [
        { run: 'remember', draft },
        { run: 'prepare-departure', visit, platformType: 'advantage' },
      ],
    });
  });

  it('records nothing: nobody has been let in, or refused', () => {
    const { commands } = go(STATES['signing-in'], { type: 'password-change-required' });
    expect(commands.map(({ run }) => run)).not.toContain('record');
  });
});

describe('submitting the change', () => {
  it('sends both passwords as they were typed, with the user name of the login [2.33]', () => {
    expect(go(form, submit())).toEqual({
      next: changing,
      commands: [
        {
          run: 'change-password',
          username: 'DM1',
          oldPassword: FORM.oldPassword,
          newPassword: FORM.newPassword,
        },
      ],
    });
  });

  it('sets the mismatch flag where the two new ones differ, and sends nothing [4.16]', () => {
    expect(go(form, submit({ reEnterPassword: 'Other-Horse-9' }))).toEqual({
      next: { ...form, mismatch: true },
      commands: [],
    });
  });

  it('compares to the letter', () => {
    for (const reEnterPassword of [`${FORM.newPassword} `, FORM.newPassword.replace('N', 'n')])
      expect(go(form, submit({ reEnterPassword })).next).toMatchObject({ mismatch: true });
  });

  it('takes the flag back with the next submit that is right [4.16]', () => {
    expect(go({ ...form, mismatch: true }, submit()).next).toEqual(changing);
  });

  it('takes the flag back when the form is cleared [2.34, 4.19]', () => {
    expect(go({ ...form, mismatch: true }, { type: 'form-cleared' })).toEqual({ next: form, commands: [] });
  });

  it.each([
    { oldPassword: '' },
    { oldPassword: 'short' },
    { newPassword: '' },
    { reEnterPassword: '' },
    { newPassword: 'short-A1', reEnterPassword: 'short-A' },
    { newPassword: 'nosymbol1A', reEnterPassword: 'nosymbol1A' },
    { newPassword: 'x'.repeat(12), reEnterPassword: 'y'.repeat(12) },
    { newPassword: 'Sixteen-letters1', reEnterPassword: 'Sixteen-letters1' },
  ])('with a field that is invalid sends nothing and judges no mismatch: %j [5.8]', (changes) => {
    expect(go({ ...form, mismatch: true }, submit(changes))).toEqual({ next: form, commands: [] });
  });

  it('again while it is under way changes nothing', () => {
    expect(go(changing, submit())).toEqual({ next: changing, commands: [] });
  });

  it('puts no password into a state', () => {
    for (const changes of [{}, { reEnterPassword: 'Other-Horse-9' }, { newPassword: 'short' }])
      expect(JSON.stringify(go(form, submit(changes)).next)).not.toMatch(/Horse|short/);
  });
});

describe('a change that came to an end', () => {
  it('well shows the success view [2.36, 4.17]', () => {
    expect(go(changing, { type: 'password-changed' })).toEqual({
      next: STATES['password-changed'],
      commands: [],
    });
  });

  it('badly, for whatever reason, shows the error view, and is sent again by nobody [4.17, 8.5]', () => {
    const failures: Event[] = [
      { type: 'password-not-changed', error: { kind: 'password-not-changed' } },
      { type: 'command-broke' },
    ];
    for (const event of failures)
      expect(go(changing, event)).toEqual({ next: STATES['password-not-changed'], commands: [] });
  });

  it('for nobody, because the visitor stopped waiting, leads to the login, which says that it may have arrived', () => {
    expect(go(changing, { type: 'cancel-pressed' })).toEqual({
      next: { ...common, at: 'login', news: 'change-cancelled' },
      commands: [FORGET],
    });
  });

  it('badly leads back to the form by Close, with nothing dropped [2.35, 4.18]', () => {
    expect(go(STATES['password-not-changed'], { type: 'error-closed' })).toEqual({
      next: form,
      commands: [],
    });
  });

  it('badly leads to the login by going back, with nothing held', () => {
    expect(go(STATES['password-not-changed'], { type: 'back-pressed' })).toEqual({
      next: { ...common, at: 'login' },
      commands: [FORGET],
    });
  });
});

describe('OK in the success view (functional spec, after sign-in)', () => {
  it.each(BRANDS)('of %s goes on by what was held [2.36]', (brand) => {
    const { next, commands } = go(
      STATES['password-changed'],
      { type: 'ok-pressed' },
      aConfiguration({ brand }),
    );
    const partner = brand.startsWith('tradingview');
    expect(next).toEqual({
      ...common,
      at: partner ? 'loading-account' : 'choosing-destination',
      behind: 'force-password',
    });
    expect(commands).toEqual([{ run: partner ? 'load-account' : 'recall-departure' }]);
  });

  it.each<StateAt<'loading-account' | 'choosing-destination'>>([
    { ...common, at: 'loading-account', behind: 'force-password' },
    { ...common, at: 'choosing-destination', behind: 'force-password' },
  ])('at $at without a session leads to the login', (state) => {
    expect(go(state, { type: 'session-gone' })).toEqual({
      next: { ...common, at: 'login' },
      commands: [FORGET],
    });
  });
});
