import { CONFIGURATION_FILE, type ConfigurationFault, type ConfigurationSource } from '@gatehouse-login/core';
import { type TransportFault, toServiceError, UNREADABLE } from '../transport/fault.ts';
import type { Transport } from '../transport/transport-port.ts';

/**
 * Makes a source for `configs/config.json` of the site. It always asks the server for the latest version
 * (spec 7).
 */
export function makeHttpConfigurationSource(transport: Transport): ConfigurationSource {
  return {
    read(cancellation) {
      return transport
        .request(
          { method: 'GET', path: CONFIGURATION_FILE, deadline: 'file', cache: 'no-cache' },
          cancellation,
        )
        .mapErr((fault) => faultOfFile(fault) ?? toServiceError(fault, CONFIGURATION_FILE));
    },
  };
}

/** A missing or unreadable file is a fault of the site. Null for the faults of the network. */
function faultOfFile(fault: TransportFault): ConfigurationFault | null {
  switch (fault.kind) {
    case 'refused': {
      const gone = fault.status === 404 || fault.status === 410;
      return faultAt(gone ? 'was not found' : `was answered with the status ${fault.status}`);
    }
    case 'unreadable':
      return faultAt(UNREADABLE[fault.reason]);
    default:
      return null;
  }
}

const faultAt = (problem: string): ConfigurationFault => ({
  kind: 'configuration-fault',
  file: CONFIGURATION_FILE,
  problem,
});
