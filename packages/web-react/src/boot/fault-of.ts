import {
  CONFIGURATION_FILE,
  type LoadConfigurationError,
  type Message,
  messageOf,
} from '@gatehouse-login/core';

/** What the fault page tells of a configuration that could not be had. */
export interface FaultView {
  readonly file: string;
  readonly field?: string;
  readonly problem?: string;
  /** What the network did, where the fault is not the file's. */
  readonly cause?: Message;
}

/** The view of an error: the field and the problem, or what kept the file from coming. */
export const faultOf = (error: LoadConfigurationError): FaultView =>
  error.kind === 'configuration-fault' ? error : { file: CONFIGURATION_FILE, cause: messageOf(error) };
