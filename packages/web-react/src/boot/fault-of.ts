import {
  CONFIGURATION_FILE,
  type LoadConfigurationError,
  type Message,
  messageOf,
} from '@gatehouse-login/core';

/** What the fault page says about a configuration that could not be loaded. */
export interface FaultView {
  readonly file: string;
  readonly field?: string;
  readonly problem?: string;
  /** Why the file did not arrive. Set only if the file itself may be right. */
  readonly cause?: Message;
}

/** Returns the view of an error. */
export const faultOf = (error: LoadConfigurationError): FaultView =>
  error.kind === 'configuration-fault' ? error : { file: CONFIGURATION_FILE, cause: messageOf(error) };
