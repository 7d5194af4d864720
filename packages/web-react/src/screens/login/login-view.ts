import type { PlatformType } from '@gatehouse-login/core';
import type { LinkView } from '../../widgets/link/Link.tsx';
import type { LoginDraft, LoginValues } from './login-draft.ts';

/** A message for the screen, by key. */
export interface NoticeView {
  readonly tone: 'alert' | 'status';
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** All that the login screen shows, and what can be done on it. */
export interface LoginViewProps {
  /** What the fields start with; later changes of it do not touch what was typed. */
  readonly draft: LoginDraft;
  /** The platforms to choose from; the choice is hidden when there is one. */
  readonly platforms: readonly PlatformType[];
  /** The session call is under way. */
  readonly busy: boolean;
  /** Shown while not busy; each time it appears anew, an alert is given the focus. */
  readonly notice?: NoticeView | undefined;
  /** The support reference of the attempt that the notice is about. */
  readonly reference?: string | undefined;
  /** Seconds until the button may be used again; goes into the notice as `seconds`. */
  readonly cooldownSeconds?: number | undefined;
  readonly forgotPassword?: LinkView | undefined;
  readonly forgotUsername?: LinkView | undefined;
  readonly onSubmit: (values: LoginValues) => void;
  readonly onCancel: () => void;
  /** Hears what stands in the form, but for the password, when the visitor leaves it. */
  readonly onLeave: (draft: LoginDraft) => void;
}
