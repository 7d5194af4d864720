import type {
  Cancellation,
  Configuration,
  ConfigurationFault,
  ConnectionCause,
  Destination,
  LoadConfigurationError,
  Runner,
  ServiceError,
  SessionHeaders,
  UnknownKey,
} from '@gatehouse-login/core';
import type { LoginRecord } from '@gatehouse-login/core/transcript';
import type { Result, ResultAsync } from 'neverthrow';
import type { Io } from '../io.ts';
import type { SecretKind } from '../report/vault.ts';
import type { HarnessCookie } from './cookie.ts';

/** Options of a connection to a site. */
export interface SiteOptions {
  readonly origin: string;
  readonly io: Pick<Io, 'fetch' | 'env'>;
  /** Certificate authorities to trust besides the usual ones, as PEM. */
  readonly authorities: string | undefined;
  /** The deadline of each call in milliseconds. The specification's own by default. */
  readonly timeout: number | undefined;
  /** How many requests a second a host gets that is not this machine; 20 by default. */
  readonly pace?: number | undefined;
  /** Leaves every session open, however the login ends. */
  readonly keepSessions: boolean;
  /** Wraps the fetch that reaches the network. */
  readonly through?: ((fetch: typeof globalThis.fetch) => typeof globalThis.fetch) | undefined;
  /** Called with each secret as soon as it is known. */
  readonly onSecret: (secret: string, kind: SecretKind) => void;
}

/** A failed connection, and the host at its other end. */
export interface ConnectionFault {
  readonly problem: ConnectionCause;
  readonly host: string;
}

/** A site's configuration, and the keys of its file that have no meaning. */
export interface LoadedConfiguration {
  readonly configuration: Configuration;
  readonly unknownKeys: readonly UnknownKey[];
}

/** A site that the command logs in to. */
export interface Site {
  readonly loadConfiguration: (
    cancellation: Cancellation,
  ) => ResultAsync<LoadedConfiguration, LoadConfigurationError>;
  /** Reads a configuration that the caller has, as if the site had sent it. */
  readonly readConfiguration: (json: unknown) => Result<LoadedConfiguration, ConfigurationFault>;
  /** Opens the login page, unless the anti-forgery cookie is there already. Reads nothing from it. */
  readonly openPage: (path: string) => Promise<void>;
  /** Sends a request to any address, with the cookies that this address has set. Redirects are the caller's. */
  readonly fetch: typeof globalThis.fetch;
  /** The cookies of every address that was asked. */
  readonly cookies: () => readonly HarnessCookie[];
  /** Why a request of `fetch` failed to connect. Null if the reason is not known. */
  readonly failureOf: (error: unknown, url: string) => ConnectionFault | null;
  /** Creates the login of the core for this site. It sends nothing yet. */
  readonly startLogin: (configuration: Configuration) => SiteLogin;
}

/** A defect of ours that the flow reported. */
export interface Defect {
  readonly cause: unknown;
  /** The command or the listener at fault. */
  readonly where: string;
}

/** A login of the core, and what its ports found out. */
export interface SiteLogin {
  readonly runner: Runner;
  /** What happened in it, without secrets. */
  readonly record: LoginRecord;
  /** Where a browser would go now. */
  readonly destination: () => Destination | null;
  readonly defect: () => Defect | null;
  /** The sessions that the platform opened, oldest first. */
  readonly openedSessions: () => readonly SessionHeaders[];
  /**
   * Logs off the sessions that are still open. The error is that of the first one that could not be logged
   * off.
   */
  readonly closeSessions: () => ResultAsync<void, ServiceError>;
}

/** Connects to a site. Nothing is sent until the configuration is loaded. */
export type OpenSite = (options: SiteOptions) => Site;
