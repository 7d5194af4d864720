import type { StreamingConfiguration } from '../configuration/configuration.ts';
import { type Account, CONTRACT_TYPES } from '../session/account.ts';
import { STREAM_SETTING_DEFAULTS } from './stream-timings.ts';

/** The settings that a page with a stream gets from outside (spec 3). Times are in milliseconds. */
export interface StreamSettings {
  /** The version of the application. */
  readonly appVersion: string;
  /** The client account that the page is about; null before the account is known, and for a user without one. */
  readonly getClientAccountId: () => string | null;
  /** The account is a demo account. */
  readonly isDemoAccount: boolean;
  /** The client has direct market access. */
  readonly isDmaAccount: boolean;
  /** Numbers have a separator between groups of digits. */
  readonly formatsQuantities: boolean;
  /** How long a connection may take, in milliseconds. */
  readonly requestTimeout: number;
  /** How long a lost connection may take to come back before the visitor is told, in milliseconds. */
  readonly reopenDelay: number;
  /** The shortest time between two updates of the screen, in milliseconds. */
  readonly drawThrottle: number;
}

/** The sources of a page's stream settings. */
export interface StreamSettingsSource {
  /** The version of the application. */
  readonly appVersion: string;
  /** The account, or null before it is known. */
  readonly account: Pick<Account, 'clientAccounts' | 'accountOperators'> | null;
  /** `streaming` of the configuration. What it leaves out has its default. */
  readonly streaming?: StreamingConfiguration;
  /** True by default. */
  readonly formatsQuantities?: boolean;
}

/** Returns the settings for an account: those of its first client account and its first operator. */
export function streamSettingsOf(source: StreamSettingsSource): StreamSettings {
  const { appVersion, account, streaming = {}, formatsQuantities = true } = source;
  const client = account?.clientAccounts[0];
  const operator = account?.accountOperators[0];
  const { requestTimeout, reopenDelay, drawThrottle } = STREAM_SETTING_DEFAULTS;
  return {
    appVersion,
    getClientAccountId: () => client?.id ?? null,
    isDemoAccount: client?.contract?.contractType === CONTRACT_TYPES.demo,
    isDmaAccount: operator?.isDMAClient ?? false,
    formatsQuantities,
    requestTimeout: streaming.requestTimeout ?? requestTimeout,
    reopenDelay: streaming.reopenDelay ?? reopenDelay,
    drawThrottle: streaming.drawThrottle ?? drawThrottle,
  };
}
