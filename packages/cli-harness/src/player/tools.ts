import type { Cancellation, Configuration, PlatformType, SessionHeaders, Visit } from '@gatehouse-login/core';
import type { Sandbox } from '@gatehouse-login/sandbox';
import type { LoginDriver } from '../driver/login-driver.ts';
import type { Site } from '../driver/site.ts';
import type { Io } from '../io.ts';
import type { Ending } from '../report/ending.ts';
import type { Vault } from '../report/vault.ts';
import type { TakeSecret } from '../scenario/read-variables.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Expected } from '../scenario/step.ts';
import type { Admissions } from '../signing-in/admission.ts';

/** A sandbox that a scenario is played at. */
export interface PlaySandbox {
  /** Its people, who can sign in by their ids. */
  readonly people: readonly Pick<Sandbox['people'][number], 'id' | 'username' | 'password'>[];
  /** The sandbox itself, which can be told to fail; null if it is another process. */
  readonly own: Sandbox | null;
  /** With a sandbox in another process: the address of the newest code that somebody was sent. */
  readonly codeAddress?: (username: string) => string;
}

/** The tools that play a scenario. */
export interface PlayTools {
  readonly driver: LoginDriver;
  readonly site: Pick<Site, 'fetch'>;
  readonly configuration: Configuration;
  /** Where the scenario begins. */
  readonly visit: Visit;
  /** The platform to choose where a step names none. */
  readonly platform: PlatformType | null;
  readonly scenario: Pick<Scenario, 'people' | 'codes'>;
  /** Null at any other site. */
  readonly sandbox: PlaySandbox | null;
  readonly takeSecret: TakeSecret;
  readonly admissions: Admissions;
  /** Opens the stream of a session. Resolves with an ending if too little arrives. */
  readonly stream: (session: SessionHeaders, expected: Expected<'stream'>) => Promise<Ending | null>;
  readonly vault: Vault;
  readonly io: Io;
  readonly cancellation: Cancellation;
}
