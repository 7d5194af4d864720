import { CONFIGURATION_FILE, type LoadConfigurationError, type MessageKey, messageOf } from '@gatehouse/core';

/** What the fault page tells of a configuration that could not be had. */
export interface FaultView {
  readonly file: string;
  readonly field?: string;
  readonly problem?: string;
  /** The network's fault, where it is not the file's. */
  readonly cause?: MessageKey;
}

/** The view of an error: the field and the problem, or what kept the file from coming. */
export const faultOf = (error: LoadConfigurationError): FaultView =>
  error.kind === 'configuration-fault' ? error : { file: CONFIGURATION_FILE, cause: messageOf(error).key };
