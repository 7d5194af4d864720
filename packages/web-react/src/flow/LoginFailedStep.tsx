import { loginFailedOffer } from '@gatehouse-login/core';
import type { ReactElement } from 'react';
import { LoginFailedScreen } from '../screens/login-failed/LoginFailedScreen.tsx';
import { hrefOf } from './address-bar.ts';
import { forgotPasswordLink } from './forgot-password-link.ts';
import { useSite } from './site.ts';
import { useFlow } from './use-flow.ts';

/** Refused credentials, and the ways on that the brand offers. */
export function LoginFailedStep(): ReactElement {
  const site = useSite();
  const { configuration, brand } = site;
  const { state, send } = useFlow();
  const { visit, draft, reference } = state;
  const { reset, contact } = loginFailedOffer(brand, visit.region, configuration);
  return (
    <LoginFailedScreen
      tab={draft.tab}
      back={{ href: hrefOf(visit, 'login'), onFollow: () => send({ type: 'back-pressed' }) }}
      reset={forgotPasswordLink(reset, visit, site)}
      contact={contact}
      reference={reference}
    />
  );
}
