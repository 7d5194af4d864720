import { isWorking, usernameOf } from '@gatehouse-login/core';
import type { ReactElement } from 'react';
import { hrefOf } from '../../flow/address.ts';
import type { ScreenProps } from '../view.tsx';
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

/** Connects the force-password screen to the flow. */
export function ConnectedForcePassword({ state, site }: ScreenProps<'force-password'>): ReactElement {
  const { at, visit, draft, reference } = state;
  const { send } = site.runner;
  return (
    <ForcePasswordScreen
      view={VIEWS[at]}
      busy={isWorking(state)}
      mismatch={at === 'force-password' && state.mismatch}
      username={usernameOf(draft)}
      reference={reference}
      back={{ href: hrefOf(visit, 'login'), onFollow: () => send({ type: 'back-pressed' }) }}
      onSubmit={(form) => send({ type: 'password-change-submitted', form })}
      onClear={() => send({ type: 'form-cleared' })}
      onCancel={() => send({ type: 'cancel-pressed' })}
      onClose={() => send({ type: 'error-closed' })}
      onOk={() => send({ type: 'ok-pressed' })}
    />
  );
}
