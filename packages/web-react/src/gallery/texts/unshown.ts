import type { MessageKey } from '@gatehouse-login/core';

/** The texts that no state of the gallery shows, each with the reason. A test finds every other one in some state. */
export const UNSHOWN: Readonly<Partial<Record<MessageKey, string>>> = {
  'error.session-refused':
    'Only the command says it. The page has a screen for it, with a heading of its own.',
  'leaving.platform': 'The page names the platform that the visitor has chosen.',
};
