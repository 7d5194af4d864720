import type { Event } from '@gatehouse-login/core';
import { type ReactElement, useState } from 'react';
import { hrefOf } from '../../flow/address.ts';
import { useCountdown } from '../../widgets/timing/use-countdown.ts';
import type { ScreenProps } from '../view.tsx';
import { TwoFactorScreen } from './TwoFactorScreen.tsx';
import { type Choice, choiceOf, viewOf } from './two-factor.behaviour.ts';

const NO_CHOICE: Choice = { contacts: [], contactId: null };

/** Connects the two-factor screen to the flow. */
export function ConnectedTwoFactor({ state, site }: ScreenProps<'two-factor'>): ReactElement {
  const { runner } = site;
  const send = (event: Event) => void runner.send(event);
  const current = choiceOf(state);
  const [kept, keep] = useState(current);
  if (current !== null && current !== kept) keep(current);
  const { contacts, contactId } = current ?? kept ?? NO_CHOICE;
  const verified = current === null;
  const resendWait = current?.resendWait;
  const countdown = useCountdown(resendWait);
  return (
    <TwoFactorScreen
      contacts={contacts}
      contactId={contactId}
      {...viewOf(state)}
      reference={state.reference}
      cooldownSeconds={useCountdown(state.at === 'code-cooling-down' ? state.fault : undefined)}
      // The flow ends the wait, not the countdown.
      resendSeconds={resendWait?.seconds && Math.max(1, countdown ?? 0)}
      back={{
        href: hrefOf(state.visit, 'login'),
        onFollow: () => send({ type: verified ? 'cancel-pressed' : 'back-pressed' }),
      }}
      onSelect={(id) => send({ type: 'contact-selected', contactId: id })}
      onResend={() => send({ type: 'resend-pressed' })}
      onSubmit={(code) => send({ type: 'code-submitted', code })}
      onCancel={() => send({ type: 'cancel-pressed' })}
      onClosePopup={() => send({ type: 'popup-closed' })}
    />
  );
}
