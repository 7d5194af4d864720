import { CONFIGURATION_FILE, type LoadConfigurationError, messageOf } from '@gatehouse-login/core';
import type { ConfigurationFaultProps } from '../screens/configuration-fault/ConfigurationFaultScreen.tsx';

/** Returns what the fault page says about a configuration that could not be loaded. */
export const faultOf = (error: LoadConfigurationError): Omit<ConfigurationFaultProps, 'onRetry'> =>
  error.kind === 'configuration-fault' ? error : { file: CONFIGURATION_FILE, cause: messageOf(error) };
