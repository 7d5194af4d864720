import type { MessageKey } from '@gatehouse-login/core';

/**
 * The English words of the fault page. If the configuration did not arrive, the texts probably did not either. The
 * network's cause is given as one message, whatever it was.
 */
export const FAULT_WORDS = {
  'configurationFault.onTheWay': 'This page could not be loaded',
  'error.unreachable': 'We could not reach the service. Please try again.',
  'action.tryAgain': 'Try again',
} satisfies { readonly [Key in MessageKey]?: string };
