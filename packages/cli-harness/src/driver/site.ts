import type {
  Cancellation,
  Configuration,
  Destination,
  DomainError,
  Event,
  LoadConfigurationError,
  ServiceError,
  SessionHeaders,
  State,
} from '@gatehouse-login/core';
import type { ResultAsync } from 'neverthrow';
import type { ReportStep } from '../../report/report.ts';

/** What a connection to a site depends on. */
export interface SiteOptions {
  readonly origin: string;
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds for each call; the specification's own unless given. */
  readonly timeout: number | undefined;
  /** Milliseconds since the start of the run. */
  readonly elapsed: () => number;
  /** Gets every secret as soon as it is known. */
  readonly onSecret: (secret: string) => void;
}

/** Why a connection did not come about. */
export type ConnectionProblem =
  | 'refused'
  | 'unknown-host'
  | 'silent'
  | 'no-way'
  | 'broken-off'
  | 'redirected'
  | 'barred-port'
  | 'no-tls'
  | 'untrusted-certificate'
  | 'expired-certificate'
  | 'certificate-of-another';

/** A connection that did not come about, and the host that it was meant for. */
export interface ConnectionFault {
  readonly problem: ConnectionProblem;
  readonly host: string;
}

/** A site as the command drives it. */
export interface Site {
  readonly loadConfiguration: (
    cancellation: Cancellation,
  ) => ResultAsync<Configuration, LoadConfigurationError>;
  /** Opens the login page where no anti-forgery cookie has come yet; nothing is read from it. */
  readonly openPage: (path: string) => Promise<void>;
  /** Why the last call did not get through; null where it did, or nobody knows. */
  readonly connectionFault: () => ConnectionFault | null;
  /** Starts the core's flow with this site's platform behind it. */
  readonly startFlow: (configuration: Configuration) => SiteFlow;
}

/** The core's flow, and what became known on its way. */
export interface SiteFlow {
  readonly send: (event: Event) => State;
  readonly settled: () => Promise<State>;
  readonly steps: () => readonly ReportStep[];
  /** The error of the last event that carried one. */
  readonly lastError: () => DomainError | null;
  /** Where the visitor would have been sent: nobody leaves a terminal. */
  readonly destination: () => Destination | null;
  /** What a performer rejected with, against its promise. */
  readonly defect: () => { readonly cause: unknown } | null;
  readonly dispose: () => void;
  /** The sessions that were opened, in their order. */
  readonly openedSessions: () => readonly SessionHeaders[];
  /** Logs every opened session off; an error tells of the first that could not be. */
  readonly closeSessions: () => ResultAsync<void, ServiceError>;
}

/** Connects to a site; nothing is sent before the configuration is asked for. */
export type OpenSite = (options: SiteOptions) => Site;
