import type { Visit } from '../address/location.ts';
import type { AccountSuspended, CodeRefused, ConfigurationFault } from '../errors/domain-error.ts';
import type { ResetPage } from '../forgot-password/forgot-links.ts';
import type { Message } from '../messages/message.ts';
import type { Destination } from '../redirect/destination.ts';
import type { Draft, RememberedVisitor } from '../session/credentials.ts';
import type { Contact } from '../two-factor/contact.ts';

/** A message above the form: `alert` for a fault, `status` for news. */
export interface Notice extends Message {
  readonly tone: 'alert' | 'status';
}

/** What every state knows: where the visitor stands, and what he has filled in. No state holds a secret. */
interface Common {
  readonly visit: Visit;
  readonly draft: Draft;
  /** The support reference of the running or last attempt. */
  readonly reference?: string;
}

/** Which screen stays on view while the flow works. */
interface Working extends Common {
  readonly behind: 'login' | 'two-factor' | 'force-password';
}

/** What the two-factor screen shows (spec 2). */
export interface TwoFactorView {
  /** Sorted by category. */
  readonly contacts: readonly Contact[];
  /** None is preselected. */
  readonly contactId: string | null;
  /** The line that says what became of the code's sending, or of a fault. */
  readonly notice?: Notice;
}

/** The flow's states, told apart by `at`. */
export type State =
  | Opening
  | (Common & { readonly at: 'login'; readonly notice?: Notice })
  | (Common & { readonly at: 'signing-in' })
  | (Working & { readonly at: 'loading-account' })
  | (Working & { readonly at: 'choosing-destination' })
  | (Common & { readonly at: 'cooling-down'; readonly notice: Notice; readonly seconds: number })
  | (Common & { readonly at: 'login-failed'; readonly code?: number })
  | (Common & { readonly at: 'reset'; readonly page: ResetPage })
  | (Common & TwoFactorView & { readonly at: 'two-factor' })
  | (Common & TwoFactorView & { readonly at: 'sending-code' })
  | (Common & TwoFactorView & { readonly at: 'verifying-code' })
  | (Common &
      TwoFactorView & { readonly at: 'code-cooling-down'; readonly notice: Notice; readonly seconds: number })
  /** The pop-up over the two-factor screen; the error says whether closing it leads back to the login. */
  | (Common & TwoFactorView & { readonly at: 'code-refused'; readonly error: CodeRefused | AccountSuspended })
  | (Common & { readonly at: 'force-password'; readonly mismatch: boolean })
  | (Common & { readonly at: 'changing-password' })
  | (Common & { readonly at: 'password-not-changed' })
  | (Common & { readonly at: 'password-changed' })
  | (Common & { readonly at: 'redirect-refused' })
  | (Common & {
      readonly at: 'leaving';
      readonly purpose: Destination['purpose'];
      readonly host: string;
      readonly stalled: boolean;
    })
  | (Common & { readonly at: 'configuration-fault'; readonly fault: ConfigurationFault });

/** Before the first address is known; `remembered` is the visitor of an earlier visit. */
export interface Opening {
  readonly at: 'opening';
  readonly remembered: RememberedVisitor | null;
}

/** The name of a state. */
export type StateName = State['at'];

/** The state of a name. */
export type StateAt<Name extends StateName> = Extract<State, { readonly at: Name }>;

/** Every state but the first one. */
export type OpenState = Exclude<State, Opening>;

/** The first state of a flow. */
export const openingState = (remembered: RememberedVisitor | null = null): Opening => ({
  at: 'opening',
  remembered,
});

/** What all states share, taken over into the next one. */
export function carryOver({ visit, draft, reference }: OpenState): Common {
  return reference === undefined ? { visit, draft } : { visit, draft, reference };
}
