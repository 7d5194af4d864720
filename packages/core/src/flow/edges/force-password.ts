import { checkPasswordChange } from '../../password-policy/password-change.ts';
import { usernameOf } from '../../session/credentials.ts';
import { type Edge, edge, ignored } from '../edge.ts';
import { carryOver } from '../state.ts';

/** The forced password change (spec 4). */
export const forcePasswordEdges: readonly Edge[] = [
  edge(['signing-in', 'verifying-code'], 'password-change-required', ['force-password'], (state) => ({
    next: { ...carryOver(state), at: 'force-password', mismatch: false },
    commands: [
      { run: 'remember', draft: state.draft },
      { run: 'prepare-departure', visit: state.visit, platformType: state.draft.platformType },
    ],
  })),
  edge(
    ['force-password'],
    'password-change-submitted',
    ['force-password', 'changing-password'],
    (state, { form }, { passwordPolicy }) => {
      const { canSubmit, passwordsMatch } = checkPasswordChange(form, passwordPolicy);
      if (!canSubmit || !passwordsMatch)
        return { next: { ...state, mismatch: canSubmit && !passwordsMatch } };
      const { oldPassword, newPassword } = form;
      return {
        next: { ...carryOver(state), at: 'changing-password' },
        commands: [{ run: 'change-password', username: usernameOf(state.draft), oldPassword, newPassword }],
      };
    },
  ),
  ignored(['changing-password'], 'password-change-submitted'),
  edge(['force-password'], 'form-cleared', ['force-password'], (state) => ({
    next: { ...state, mismatch: false },
  })),
  edge(['changing-password'], 'password-changed', ['password-changed'], (state) => ({
    next: { ...carryOver(state), at: 'password-changed' },
  })),
  edge(['changing-password'], 'password-not-changed', ['password-not-changed'], (state, { error }) => ({
    next: { ...carryOver(state), at: 'password-not-changed', fault: error },
  })),
  edge(['changing-password'], 'command-broke', ['password-not-changed'], (state) => ({
    next: { ...carryOver(state), at: 'password-not-changed', fault: { kind: 'password-not-changed' } },
  })),
  edge(['changing-password'], 'cancel-pressed', ['login'], (state) => ({
    next: { ...carryOver(state), at: 'login', news: 'change-cancelled' },
    commands: [{ run: 'forget' }],
  })),
  ignored(['force-password', 'password-not-changed', 'password-changed'], 'cancel-pressed'),
  edge(['password-not-changed'], 'error-closed', ['force-password'], (state) => ({
    next: { ...carryOver(state), at: 'force-password', mismatch: false },
  })),
  edge(
    ['password-changed'],
    'ok-pressed',
    ['loading-account', 'choosing-destination'],
    (state, _event, { capabilities }) =>
      capabilities.tradingview
        ? {
            next: { ...carryOver(state), at: 'loading-account', behind: 'force-password' },
            commands: [{ run: 'load-account' }],
          }
        : {
            next: { ...carryOver(state), at: 'choosing-destination', behind: 'force-password' },
            commands: [{ run: 'recall-departure' }],
          },
  ),
  edge(['loading-account', 'choosing-destination'], 'session-gone', ['login'], (state) => ({
    next: { ...carryOver(state), at: 'login' },
    commands: [{ run: 'forget' }],
  })),
];
