import type { Draft, LoginTab, Notice, PlatformType } from '@gatehouse-login/core';
import type { LinkView } from '../../widgets/link/Link.tsx';
import type { LoginValues } from './login-draft.ts';

export interface LoginViewProps {
  /** What the fields start with. Later changes do not touch what was typed. */
  readonly draft: Draft;
  /** The tabs to choose from. With one, there is nothing to choose. */
  readonly tabs: readonly LoginTab[];
  /** The country codes that the list of countries begins with. */
  readonly countryCodes?: readonly string[] | undefined;
  readonly onTab: (tab: LoginTab) => void;
  /** The platforms to choose from. With one, there is nothing to choose. */
  readonly platforms: readonly PlatformType[];
  /** The sign-in is in progress. */
  readonly busy: boolean;
  /** Shown while the sign-in is not in progress. */
  readonly notice?: Notice | undefined;
  /** The support reference of the attempt that the notice is about. */
  readonly reference?: string | undefined;
  /** Seconds until the button may be used again. They replace `seconds` in the notice. */
  readonly cooldownSeconds?: number | undefined;
  readonly forgotPassword?: LinkView | undefined;
  readonly forgotUsername?: LinkView | undefined;
  /** Called with complete values. */
  readonly onSubmit: (values: LoginValues) => void;
  readonly onCancel: () => void;
  /** Called with the form's values, without the password, when the visitor leaves the screen. */
  readonly onLeave: (draft: Draft) => void;
}
