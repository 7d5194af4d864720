import { capabilitiesOf } from '../../brand/brand-table.ts';
import { checkPasswordChange } from '../../password-policy/password-change.ts';
import { type Edge, edge, ignored } from '../edge.ts';
import { carryOver } from '../state.ts';

/** The forced change of a password (spec 4). */
export const forcePasswordEdges: readonly Edge[] = [
  edge(
    ['signing-in', 'verifying-code'],
    'password-change-required',
    ['force-password'],
    'A new password comes before everything else; the way to the platform is prepared while the session is fresh.',
    (state, { parameters }) => ({
      next: { ...carryOver(state), at: 'force-password', mismatch: false },
      commands: [
        { run: 'remember', draft: state.draft },
        { run: 'prepare-departure', visit: state.visit, platformType: state.draft.platformType, parameters },
      ],
    }),
  ),
  edge(
    ['force-password'],
    'password-change-submitted',
    ['force-password', 'changing-password'],
    'Valid fields are sent; the mismatch of the two new passwords is judged here.',
    (state, { form }) => {
      const { canSubmit, passwordsMatch } = checkPasswordChange(form);
      if (!canSubmit || !passwordsMatch)
        return { next: { ...state, mismatch: canSubmit && !passwordsMatch } };
      const { oldPassword, newPassword } = form;
      return {
        next: { ...carryOver(state), at: 'changing-password' },
        commands: [{ run: 'change-password', username: state.draft.username, oldPassword, newPassword }],
      };
    },
  ),
  ignored(
    ['changing-password'],
    'password-change-submitted',
    'Single flight: a second submit changes nothing.',
  ),
  edge(['changing-password'], 'password-changed', ['password-changed'], 'The success view.', (state) => ({
    next: { ...carryOver(state), at: 'password-changed' },
  })),
  edge(
    ['changing-password'],
    'password-not-changed',
    ['password-not-changed'],
    'Any failure and an empty result are the one error view; nothing is sent again by itself.',
    (state) => ({ next: { ...carryOver(state), at: 'password-not-changed' } }),
  ),
  edge(
    ['changing-password'],
    'command-broke',
    ['password-not-changed'],
    'A defect of ours fails closed.',
    (state) => ({ next: { ...carryOver(state), at: 'password-not-changed' } }),
  ),
  edge(
    ['password-not-changed'],
    'error-closed',
    ['force-password'],
    'Back to the form, with what was typed.',
    (state) => ({ next: { ...carryOver(state), at: 'force-password', mismatch: false } }),
  ),
  edge(
    ['password-changed'],
    'ok-pressed',
    ['loading-account', 'choosing-destination'],
    'To the platform by the address built at sign-in; for a partner the account is fetched first.',
    (state, _event, { brand }) =>
      capabilitiesOf(brand).tradingview
        ? {
            next: { ...carryOver(state), at: 'loading-account', behind: 'force-password' },
            commands: [{ run: 'recall-account' }],
          }
        : {
            next: { ...carryOver(state), at: 'choosing-destination', behind: 'force-password' },
            commands: [{ run: 'recall-departure' }],
          },
  ),
  edge(
    ['loading-account', 'choosing-destination'],
    'session-gone',
    ['login'],
    'Without a session the new password opens the way.',
    (state) => ({ next: { ...carryOver(state), at: 'login' }, commands: [{ run: 'forget' }] }),
  ),
];
