import type { Clock } from '../ports/clock.ts';

/** The waits that the platform has asked for before it sends another code, by user name. They are kept in memory alone. */
export interface ResendWaits {
  /** Begins a wait, in place of the one before; without seconds, ends it. */
  begin(username: string, seconds: number | undefined): void;
  /** The whole seconds that are left. */
  left(username: string): number;
}

/** Makes the waits of a login. They outlive an attempt: whoever comes again has to wait as long as before. */
export function makeResendWaits(clock: Clock): ResendWaits {
  const waits = new Map<string, { readonly seconds: number; readonly end: number }>();
  return {
    begin(username, seconds = 0) {
      waits.set(username, { seconds, end: clock.now() + seconds * 1000 });
    },
    left(username) {
      const { seconds, end } = waits.get(username) ?? { seconds: 0, end: 0 };
      // The system's clock can be set back.
      return Math.min(seconds, Math.max(0, Math.ceil((end - clock.now()) / 1000)));
    },
  };
}
