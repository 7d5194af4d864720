import type { Configuration } from '../configuration/configuration.ts';
import type { TrackingEvent } from '../tracking/tracking-event.ts';
import type { Command } from './command.ts';
import type { OpenState } from './state.ts';

/** Returns the command that records a success or a failure. It holds only what a tracking event may hold. */
export function record(
  event: TrackingEvent['event'],
  { visit, draft, reference }: OpenState,
  { brand }: Configuration,
  errorCode?: number | string,
): Command {
  return {
    run: 'record',
    event: {
      event,
      brand,
      region: visit.region,
      language: visit.language,
      platformType: draft.platformType,
      ...(errorCode === undefined ? {} : { errorCode }),
      ...(reference === undefined ? {} : { reference }),
    },
  };
}
