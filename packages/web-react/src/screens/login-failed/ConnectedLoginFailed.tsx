import { loginFailedOffer } from '@gatehouse-login/core';
import type { ReactElement } from 'react';
import { hrefOf } from '../../flow/address.ts';
import { forgotPasswordLink } from '../../flow/forgot-password-link.ts';
import { press, type ScreenProps, type Senders } from '../view.tsx';
import { LoginFailedScreen } from './LoginFailedScreen.tsx';

export function ConnectedLoginFailed({ state, site }: ScreenProps<'login-failed'>): ReactElement {
  const { visit, draft, reference } = state;
  const { configuration, runner } = site;
  const { reset, contact } = loginFailedOffer(configuration.capabilities, visit.region, configuration);
  const on = { 'back-pressed': press('back-pressed', runner) } satisfies Senders<'login-failed'>;
  return (
    <LoginFailedScreen
      tab={draft.tab}
      back={{ href: hrefOf(visit, 'login'), onFollow: on['back-pressed'] }}
      reset={forgotPasswordLink(reset, visit, site)}
      contact={contact}
      reference={reference}
    />
  );
}
