import { describe, expect, it } from 'vitest';
import { aDraft } from '../testing/builders.ts';
import { STATES } from '../testing/flow-samples.fixture.ts';
import { faultOf, noticeOf } from './notice.ts';
import type { State } from './state.ts';

describe('the notice of a state', () => {
  it.each<[string, State, ReturnType<typeof noticeOf>]>([
    ['nothing', STATES.login, null],
    ['nothing before the first address', STATES.opening, null],
    [
      'a fault as an alert',
      { ...STATES.login, fault: { kind: 'offline' } },
      { tone: 'alert', key: 'error.offline' },
    ],
    [
      'the seconds of a timed fault',
      STATES['cooling-down'],
      { tone: 'alert', key: 'error.service-busy', values: { seconds: 9 } },
    ],
    [
      'news as a status',
      { ...STATES.login, news: 'can-try-again' },
      { tone: 'status', key: 'login.canTryAgain' },
    ],
    ['a giving up', { ...STATES.login, news: 'cancelled' }, { tone: 'status', key: 'error.cancelled' }],
    [
      'that a code was sent',
      { ...STATES['two-factor'], news: 'code-sent' },
      { tone: 'status', key: 'twoFactor.codeSent' },
    ],
    [
      'the news that follows from a fault, not the fault',
      { ...STATES.login, fault: { kind: 'session-expired' }, news: 'session-expired' },
      { tone: 'status', key: 'error.session-expired' },
    ],
    [
      'that a contact is missing',
      { ...STATES['two-factor'], contactMissing: true },
      { tone: 'alert', key: 'twoFactor.chooseContact' },
    ],
    [
      'a failed login in the words of its tab',
      { ...STATES['login-failed'], fault: { kind: 'session-refused' } },
      { tone: 'alert', key: 'loginFailed.username' },
    ],
    [
      'a failed login by phone, also where its address was opened directly',
      { ...STATES['login-failed'], draft: aDraft({ tab: 'phone' }) },
      { tone: 'alert', key: 'loginFailed.phone' },
    ],
    ['a refused code', STATES['code-refused'], { tone: 'alert', key: 'error.code-refused' }],
  ])('is %s [2.29, 5.11, 8.4]', (_what, state, notice) => {
    expect(noticeOf(state)).toEqual(notice);
  });

  it('leaves the fault itself to be read', () => {
    expect(faultOf({ ...STATES.login, fault: { kind: 'session-expired' }, news: 'session-expired' })).toEqual(
      {
        kind: 'session-expired',
      },
    );
    expect(faultOf(STATES.login)).toBeNull();
    expect(faultOf(STATES['login-failed'])).toBeNull();
  });
});
