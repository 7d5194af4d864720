import type { SessionHeaders } from '@gatehouse-login/core';
import type { Result } from 'neverthrow';
import type { Io } from '../io.ts';
import type { Ending } from '../report/ending.ts';
import type { DriverOptions, LoginDriver } from './login-driver.ts';

/** What the platform thinks of a password, as an event of the flow. */
export type Verdict = 'session-opened' | 'two-factor-required' | 'session-refused';

/** What the driver of a browser needs besides what every driver gets. */
export interface UiOptions extends DriverOptions {
  /** Masks the secrets that are known by now. */
  readonly mask: (text: string) => string;
  /** The ending for an address whose host is guarded. */
  readonly guard: (url: string) => Ending | null;
  /** Called with each answer to a sign-in. */
  readonly onVerdict: (verdict: Verdict) => void;
  /** A file that stands in for the site's configuration. */
  readonly configurationFile?: string;
  /** The folder for pictures. Without it, none are taken. */
  readonly pictures?: string;
}

/** A browser that login pages are driven in. */
export interface Ui {
  /** Makes a driver with cookies and a storage of its own. */
  readonly makeDriver: (options: UiOptions) => Promise<LoginDriver>;
  readonly close: () => Promise<void>;
}

/** Opens the browser of this machine. */
export type OpenUi = (io: Pick<Io, 'env' | 'cwd'>) => Promise<Result<Ui, Ending>>;

/** Logs off a session. Resolves with the reason if it stays open. */
export type CloseSession = (session: SessionHeaders) => Promise<string | null>;
