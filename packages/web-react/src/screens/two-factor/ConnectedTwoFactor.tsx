import { type ReactElement, useState } from 'react';
import { hrefOf } from '../../flow/address.ts';
import { useCountdown } from '../../widgets/timing/use-countdown.ts';
import { press, type ScreenProps, type Senders } from '../view.tsx';
import { TwoFactorScreen } from './TwoFactorScreen.tsx';
import { choiceOf, viewOf } from './two-factor.behaviour.ts';

const NO_CHOICE = { contacts: [], contactId: null };

export function ConnectedTwoFactor({ state, site }: ScreenProps<'two-factor'>): ReactElement {
  const { runner } = site;
  const on = {
    'contact-selected': (contactId: string) => runner.send({ type: 'contact-selected', contactId }),
    'resend-pressed': press('resend-pressed', runner),
    'code-submitted': (code: string) => runner.send({ type: 'code-submitted', code }),
    'popup-closed': press('popup-closed', runner),
    'cancel-pressed': press('cancel-pressed', runner),
    'back-pressed': press('back-pressed', runner),
  } satisfies Senders<'two-factor'>;
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
      {...viewOf(state, current ?? kept)}
      reference={state.reference}
      cooldownSeconds={useCountdown(state.at === 'code-cooling-down' ? state.fault : undefined)}
      // The flow ends the wait, not the countdown.
      resendSeconds={resendWait?.seconds && Math.max(1, countdown ?? 0)}
      back={{
        href: hrefOf(state.visit, 'login'),
        onFollow: on[verified ? 'cancel-pressed' : 'back-pressed'],
      }}
      onSelect={on['contact-selected']}
      onResend={on['resend-pressed']}
      onSubmit={on['code-submitted']}
      onCancel={on['cancel-pressed']}
      onClosePopup={on['popup-closed']}
    />
  );
}
