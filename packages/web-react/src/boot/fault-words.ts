import type { MessageKey } from '@gatehouse-login/core';

/**
 * The English words of the page that says that nothing could be had: where no settings come, hardly any texts do. One
 * cause stands for all.
 */
export const FAULT_WORDS = {
  'configurationFault.onTheWay': 'This page could not be loaded',
  'error.unreachable': 'We could not reach the service. Please try again.',
  'action.tryAgain': 'Try again',
} satisfies { readonly [Key in MessageKey]?: string };
