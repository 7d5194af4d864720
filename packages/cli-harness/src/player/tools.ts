import type { Configuration, Contact, PlatformType, SessionHeaders, Visit } from '@gatehouse-login/core';
import type { Result } from 'neverthrow';
import type { Ending } from '../driver/ending.ts';
import type { LoginDriver } from '../driver/login-driver.ts';
import type { TakeSecret } from '../scenario/read-variables.ts';
import type { Do, Expected, Visitor } from '../scenario/step.ts';
import type { Secret } from '../terminal/secret.ts';

/** Provides the codes of one visitor. */
export interface Codes {
  /** Called before a code is sent. An ending stops the scenario. */
  readonly prepare: () => Promise<Ending | null>;
  readonly take: (contact: Contact | undefined) => Promise<Result<Secret, Ending>>;
}

/** What playing a scenario needs. */
export interface PlayTools {
  readonly driver: LoginDriver;
  readonly configuration: Configuration;
  /** Where the scenario begins. */
  readonly visit: Visit;
  /** The platform to choose where a step names none. */
  readonly platform: PlatformType | null;
  readonly visitorOf: (who: Do<'sign-in'>['who']) => Result<Visitor, Ending>;
  readonly takeSecret: TakeSecret;
  /** Called before a password is sent. An ending stops the scenario. */
  readonly admit: (username: string) => Promise<Ending | null>;
  readonly chooseContact: (contacts: readonly Contact[], wish: string) => Promise<Result<Contact, Ending>>;
  readonly codesOf: (visitor: Visitor) => Promise<Codes>;
  /** Null if the site is not the built-in sandbox. */
  readonly sandbox: {
    /** A sentence if there is no such fault. */
    readonly fail: (fault: Readonly<Record<string, unknown>>) => string | null;
    readonly work: () => void;
    /** Forgets every session, code and wrong password. */
    readonly forget: () => void;
  } | null;
  /** Opens the stream of a session. An ending if too little arrives. */
  readonly stream: (session: SessionHeaders, expected: Expected<'stream'>) => Promise<Ending | null>;
  readonly mask: (text: string) => string;
  readonly isCancelled: () => boolean;
  /** Resolves after a time, or at once on a cancellation. */
  readonly wait: (ms: number) => Promise<void>;
}
