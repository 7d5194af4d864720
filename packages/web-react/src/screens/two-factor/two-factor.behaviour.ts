import { noticeOf, type StatesOf, type TwoFactorView } from '@gatehouse-login/core';
import type { TwoFactorViewProps } from './two-factor-view.ts';

type TwoFactorState = StatesOf<'two-factor'>;

/** The contacts of a state, and which one is chosen. */
export type Choice = Pick<TwoFactorView, 'contacts' | 'contactId' | 'resendWait'>;

/** Once a code is right, the flow forgets the contacts, while the screen stays in view until the visitor leaves. */
export const choiceOf = (state: TwoFactorState): Choice | null => ('contacts' in state ? state : null);

/** What the screen shows of a state, besides the contacts. */
export function viewOf(
  state: TwoFactorState,
): Pick<TwoFactorViewProps, 'contactMissing' | 'waiting' | 'notice' | 'refusal'> {
  const nothing = { contactMissing: false, waiting: null };
  switch (state.at) {
    case 'sending-code':
      return { ...nothing, waiting: 'sending' };
    case 'verifying-code':
    case 'loading-account':
    case 'choosing-destination':
      return { ...nothing, waiting: 'verifying' };
    case 'code-refused':
      return { ...nothing, refusal: `error.${state.fault.kind}` };
    default: {
      // The drop-down itself says that a contact is missing.
      const contactMissing = 'contactMissing' in state && state.contactMissing === true;
      return {
        ...nothing,
        contactMissing,
        notice: contactMissing ? undefined : (noticeOf(state) ?? undefined),
      };
    }
  }
}
