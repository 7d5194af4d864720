import type { Sandbox } from '@gatehouse-login/sandbox';
import type { Secret } from '../terminal/secret.ts';

/** A text that must not be printed: as it is, or as a secret. */
export type SecretText = string | Secret;

/** Where the platform sent a code to. `value` is the platform's own text, mostly shortened. */
export interface CodeContact {
  /** The platform's id of the contact. */
  readonly id: string;
  /** How the code is sent. */
  readonly kind: 'email' | 'sms';
  /** The address or the number as the platform shows it, such as `•••• 4567`. */
  readonly value: string;
}

/** What a function that provides a code is called with. */
export interface CodeRequest {
  /** Who signs in. */
  readonly username: string;
  /** Where the code was sent to. */
  readonly contact: CodeContact;
  /** Aborted when the sign-in is. */
  readonly signal: AbortSignal;
}

/** Provides the code that the platform has just sent. */
export type ProvideCode = (request: CodeRequest) => SecretText | Promise<SecretText>;

/** How the sign-ins of a harness go about what the platform may ask for. Each sign-in can say it differently. */
export interface SignInManner {
  /** Where to send a code: `sms`, `email`, or the id of a contact. Needed if the account has several. */
  readonly contact?: string;
  /** Provides the code. Without it, no code is sent, and the outcome is `two-factor-required`. */
  readonly code?: ProvideCode;
  /** The new password, if the platform asks for one. Without it, the outcome is `password-change-required`. */
  readonly newPassword?: SecretText;
  /** The platform to go to. The page's preselection by default. */
  readonly platform?: 'webtrader' | 'advantage' | 'settings';
  /** One of the brand's regions, such as `en-uk`, in place of the one in the address. */
  readonly region?: string;
  /** The language, in place of the one in the address. */
  readonly lang?: string;
  /** The partner address to return to. The TradingView brands need one. */
  readonly redirectUri?: string;
  /** A text that the partner gets back unchanged. */
  readonly state?: string;
  /** Opens the destination, and fails if it does not accept the login. What it sets as cookies is then known. */
  readonly follow?: boolean;
  /** Stops the sign-in. The outcome is then `interrupted`. */
  readonly signal?: AbortSignal;
}

/** A login page on the network. */
export interface SiteTarget {
  /** The address of the page as a browser would open it. Its path names the region, and its query is kept. */
  readonly site: string;
  /** Allows a host that looks like production. */
  readonly allowProduction?: boolean;
  /** The path of a PEM file with further certificate authorities to trust. */
  readonly ca?: string;
}

/** What a harness uses of a running sandbox. */
export type HarnessSandbox = Pick<Sandbox, 'home' | 'brands' | 'people' | 'inbox' | 'nextMessage'>;

/** A sandbox that the test has started. Codes come from its inbox. */
export interface SandboxTarget {
  /** The running sandbox. */
  readonly sandbox: HarnessSandbox;
  /** The brand to sign in to: that of the persona by default, else `city-index`. */
  readonly brand?: keyof Sandbox['brands'];
}

/** Options of a harness. */
export type HarnessOptions = (SiteTarget | SandboxTarget) &
  SignInManner & {
    /** The deadline of each call, in milliseconds. The login's own deadlines by default. */
    readonly timeout?: number;
    /** Leaves the sessions open at the end, for tests in other processes that use their storage state. */
    readonly keepSessions?: boolean;
  };

/** Who signs in. */
export type Visitor =
  | {
      /** The user name. */
      readonly username: string;
      /** The password. */
      readonly password: SecretText;
    }
  | {
      /** The phone number to sign in with, instead of a user name. */
      readonly phone: {
        /** The country calling code, such as `44`, without a plus. */
        readonly countryCode: string;
        /** The national number, digits only. */
        readonly number: string;
      };
      /** The password. */
      readonly password: SecretText;
    }
  /** A person of the sandbox, by the id. */
  | {
      /** The person's id, such as `plain`. */
      readonly persona: string;
    };

/** A sign-in: who, and what is different from the harness's own manner. */
export type SignInRequest = Visitor & SignInManner;

/** The text itself. */
export const textOf = (secret: SecretText): string => (typeof secret === 'string' ? secret : secret.reveal());
