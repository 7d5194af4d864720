import type { Contact, Notice } from '@gatehouse-login/core';
import type { LinkView } from '../../widgets/link/Link.tsx';

/** What the page waits for. */
export type Waiting = 'sending' | 'verifying';

export interface TwoFactorViewProps {
  /** Sorted by category. */
  readonly contacts: readonly Contact[];
  readonly contactId: string | null;
  /** The visitor went on without choosing a contact. */
  readonly contactMissing: boolean;
  readonly waiting: Waiting | null;
  /** The message of the state. A code that was sent is still told of while another is verified. */
  readonly notice?: Notice | undefined;
  /** Why the code was refused: shown in the pop-up. */
  readonly refusal?: 'error.code-refused' | 'error.account-suspended' | undefined;
  /** The support reference of the attempt. */
  readonly reference?: string | undefined;
  /** Seconds until the form may be used again. They replace `seconds` in the notice. */
  readonly cooldownSeconds?: number | undefined;
  /** Seconds until the code may be sent again; 0 when they have just passed. */
  readonly resendSeconds?: number | undefined;
  readonly back: LinkView;
  readonly onSelect: (contactId: string) => void;
  readonly onResend: () => void;
  /** Called with a text that means six characters. */
  readonly onSubmit: (code: string) => void;
  readonly onCancel: () => void;
  readonly onClosePopup: () => void;
}
