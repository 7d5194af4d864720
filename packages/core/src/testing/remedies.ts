// What to do where a claim does not hold that several ports have.

/** For what is sent. */
export const SEND_EXACTLY =
  'Send every value as it is, without trimming, encoding twice or leaving anything out, and send it once.';

/** For errors. */
export const ANSWER_ERRORS =
  'Answer each error as a value: resolve with err({ kind: … }) of its own kind and fields; do not throw, reject, or send the request again.';

/** For a caller who has given up before the call. */
export const SEND_NOTHING =
  "Look at cancellation.cancelled first: if it is true, send nothing and resolve with err({ kind: 'cancelled' }).";

/** For a caller who gives up during the call. */
export const LET_GIVE_UP =
  "Listen with cancellation.onCancel(…), and resolve with err({ kind: 'cancelled' }) at once, whatever the platform does.";
