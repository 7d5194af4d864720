import { isWorking, type PasswordChangeForm, usernameOf } from '@gatehouse-login/core';
import type { ReactElement } from 'react';
import { hrefOf } from '../../flow/address.ts';
import { press, type ScreenProps, type Senders } from '../view.tsx';
import { ForcePasswordScreen } from './ForcePasswordScreen.tsx';

const VIEWS = {
  'force-password': 'form',
  'changing-password': 'form',
  'password-not-changed': 'failed',
  'password-changed': 'changed',
  // After OK, the flow works behind the success view.
  'loading-account': 'changed',
  'choosing-destination': 'changed',
} as const;

export function ConnectedForcePassword({ state, site }: ScreenProps<'force-password'>): ReactElement {
  const { at, visit, draft, reference } = state;
  const { runner } = site;
  const on = {
    'password-change-submitted': (form: PasswordChangeForm) =>
      runner.send({ type: 'password-change-submitted', form }),
    'form-cleared': press('form-cleared', runner),
    'error-closed': press('error-closed', runner),
    'ok-pressed': press('ok-pressed', runner),
    'cancel-pressed': press('cancel-pressed', runner),
    'back-pressed': press('back-pressed', runner),
  } satisfies Senders<'force-password'>;
  return (
    <ForcePasswordScreen
      view={VIEWS[at]}
      busy={isWorking(state)}
      mismatch={at === 'force-password' && state.mismatch}
      username={usernameOf(draft)}
      reference={reference}
      back={{ href: hrefOf(visit, 'login'), onFollow: on['back-pressed'] }}
      onSubmit={on['password-change-submitted']}
      onClear={on['form-cleared']}
      onCancel={on['cancel-pressed']}
      onClose={on['error-closed']}
      onOk={on['ok-pressed']}
    />
  );
}
