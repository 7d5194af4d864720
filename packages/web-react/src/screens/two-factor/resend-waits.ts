/** The waits that the platform has asked for before it sends another code. They are kept in memory alone. */
export interface ResendWaits {
  /** Begins somebody's wait, in place of the one before; without seconds, ends it. */
  begin(username: string, seconds: number | undefined): void;
  /** The whole seconds that are left, 0 once they have passed; undefined if there was no wait. */
  left(username: string): number | undefined;
}

/** Makes the waits of a page. By default their clock is monotonic, because the system's clock can be set. */
export function makeResendWaits(now: () => number = () => performance.now()): ResendWaits {
  const ends = new Map<string, number>();
  return {
    begin(username, seconds) {
      if (seconds === undefined) ends.delete(username);
      else ends.set(username, now() + seconds * 1000);
    },
    left(username) {
      const end = ends.get(username);
      return end === undefined ? undefined : Math.max(0, Math.ceil((end - now()) / 1000));
    },
  };
}
