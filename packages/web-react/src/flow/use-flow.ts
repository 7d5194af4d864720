import type { Event, OpenState } from '@gatehouse-login/core';
import { invariant } from '@gatehouse-login/core';
import { useSyncExternalStore } from 'react';
import { useSite } from './site.ts';

/** The flow's state and the way to send it an event: all that React knows of it. */
export function useFlow(): { readonly state: OpenState; readonly send: (event: Event) => void } {
  const { runner } = useSite();
  const state = useSyncExternalStore(runner.subscribe, runner.getSnapshot, runner.getSnapshot);
  invariant(state.at !== 'opening', 'the flow is opened at an address before anything is rendered');
  return { state, send: runner.send };
}
