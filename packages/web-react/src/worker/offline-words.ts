import type { Texts } from '@gatehouse-login/core';

/** Picks the words of the offline page. Without a connection, the worker could not load them. */
export function offlineWords(texts: Texts) {
  const text = (key: string): string => texts[key] ?? key;
  return {
    heading: text('configurationFault.onTheWay'),
    offline: text('error.offline'),
    unreachable: text('error.unreachable'),
    tryAgain: text('action.tryAgain'),
  };
}
