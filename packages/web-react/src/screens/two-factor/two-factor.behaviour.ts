import { noticeOf, type StatesOf, type TwoFactorView } from '@gatehouse-login/core';
import type { TwoFactorViewProps } from './two-factor-view.ts';

type TwoFactorState = StatesOf<'two-factor'>;

/** The contacts of a state, and which one is chosen. */
export type Choice = Pick<TwoFactorView, 'contacts' | 'contactId'>;

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

/**
 * Whether picking a contact sends a code. Picking the one that has just got a code does not: the new code would make the
 * first one void, and there is a button for that. Nor does picking the same one during the wait for another try.
 */
export function sendsCode(state: TwoFactorState, contactId: string, resendSeconds = 0): boolean {
  if (choiceOf(state)?.contactId !== contactId) return true;
  return noticeOf(state)?.key === 'error.code-not-sent' && resendSeconds === 0;
}
