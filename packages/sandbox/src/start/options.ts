import type { Result } from 'neverthrow';
import type { ConfigurationChanges } from '../brands/brand-configuration.ts';
import type { Brand } from '../brands/brands.ts';
import type { Fault, FaultRequest } from '../faults/fault.ts';
import type { InvalidFault } from '../faults/read-fault.ts';
import type { ListenError } from '../http/servers.ts';
import type { Message } from '../inbox/inbox.ts';
import type { JournalEntry } from '../journal/journal.ts';
import type { PersonasError } from '../people/load-personas.ts';
import type { Person } from '../people/person.ts';
import type { SandboxClock } from '../time-and-chance/clock.ts';
import type { Settings, SettingsRequest } from '../world/settings.ts';

/** How a sandbox is set up. */
export interface SandboxOptions {
  /** The home port; the brands take the seven after it. 0 lets every server take a free one. 4300 by default. */
  readonly port?: number;
  /** The folder of the built site. Without it the platform answers and the pages say what is missing. */
  readonly siteDir?: string;
  /** The origin of a development server that serves the site's sources, in place of `siteDir`. */
  readonly devServer?: string;
  /** The path of a personas file, or its text: whatever has a line break. The sandbox's own people by default. */
  readonly personas?: string;
  /** Faults that are set from the start, and again after a reset. */
  readonly faults?: readonly FaultRequest[];
  /** The casing of answers, the rate limit, anti-forgery by brand, and the manners of the forgot-password provider. */
  readonly settings?: SettingsRequest;
  /** What is different in the configuration of a brand. */
  readonly configurations?: ConfigurationChanges;
  /** Origins of pages elsewhere that may call the sandbox, such as `http://localhost:5173`. None by default. */
  readonly allowedOrigins?: readonly string[];
  readonly clock?: SandboxClock;
  /** Makes sessions, codes and the chance of faults repeatable; with it, sessions can be guessed. */
  readonly seed?: number;
  /** Gets one line for each call, without secrets. */
  readonly log?: (line: string) => void;
}

/** Why there is no sandbox. */
export type SandboxError =
  | ListenError
  | { readonly kind: 'invalid-port'; readonly port: number }
  | InvalidFault
  | PersonasError;

/** A running sandbox. */
export interface Sandbox {
  /** The address of the home page, without a slash at the end. */
  readonly home: string;
  /** The address of each brand's site. */
  readonly brands: Readonly<Record<Brand, string>>;
  readonly people: readonly Person[];
  /** The last calls, newest first, secrets masked. */
  journal(): readonly JournalEntry[];
  /** The messages sent to people, newest first. */
  inbox(): readonly Message[];
  /** Settles with the next message that fits, or one that is there already; nothing once the sandbox closes. */
  nextMessage(fits: (message: Message) => boolean): Promise<Message | undefined>;
  readonly faults: {
    add(request: FaultRequest): Result<Fault, InvalidFault>;
    list(): readonly Fault[];
    remove(id: string): boolean;
    clear(): void;
  };
  readonly settings: {
    get(): Settings;
    change(request: SettingsRequest): void;
  };
  /** How much it holds at the moment, for those who watch its memory. */
  holds(): { readonly sessions: number; readonly tokens: number };
  /** Everything as at the start. */
  reset(): void;
  /** Stops listening and ends every connection; a second time does nothing. */
  dispose(): Promise<void>;
}
