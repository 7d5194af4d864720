import { noticeOf, type StatesOf } from '@gatehouse-login/core';
import type { TwoFactorViewProps } from './two-factor-view.ts';

type TwoFactorState = StatesOf<'two-factor'>;

export type Choice = Extract<TwoFactorState, { readonly contacts: unknown }>;

/** Once a code is right, the flow forgets the contacts, while the screen stays in view until the visitor leaves. */
export const choiceOf = (state: TwoFactorState): Choice | null => ('contacts' in state ? state : null);

/** What the screen shows of a state, besides the contacts. `choice`: the last state that had some. */
export function viewOf(
  state: TwoFactorState,
  choice = choiceOf(state),
): Pick<TwoFactorViewProps, 'contactMissing' | 'waiting' | 'notice' | 'refusal'> {
  const nothing = { contactMissing: false, waiting: null };
  switch (state.at) {
    case 'sending-code':
      return { ...nothing, waiting: 'sending' };
    case 'verifying-code':
    case 'loading-account':
    case 'choosing-destination':
      // The message is still that of the code.
      return { ...nothing, waiting: 'verifying', notice: (choice && noticeOf(choice)) ?? undefined };
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
