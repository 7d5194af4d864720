import type { MessageKey } from '@gatehouse/core';

/** The English words of the page that says that nothing could be had: where no settings come, hardly any texts do. */
export const FAULT_WORDS = {
  'configurationFault.onTheWay': 'This page could not be loaded',
  'error.unreachable': 'We could not reach the service. Please try again.',
  'error.timed-out': 'The service took too long to answer. Please try again.',
  'error.offline': 'You appear to be offline. Please check your connection and try again.',
  'action.tryAgain': 'Try again',
} satisfies { readonly [Key in MessageKey]?: string };
