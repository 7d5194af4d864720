import type { OpenState, Runner } from '@gatehouse-login/core';

/** What a screen shows, and what it sends events to. */
export interface ScreenProps {
  readonly state: OpenState;
  readonly login: Runner;
}
