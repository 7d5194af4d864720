import { inspect } from 'node:util';

/** What a secret shows instead of itself. */
const MASK = '•••';

/** A text that must not be printed. However it is turned into a text, it is `•••`. Only `reveal` gives it away. */
export interface Secret {
  /** Returns the text. */
  readonly reveal: () => string;
  /** Returns `•••`. */
  readonly toString: () => string;
  /** Returns `•••`, so that JSON holds no secret. */
  readonly toJSON: () => string;
}

/** Makes a secret of a text. */
export function makeSecret(text: string): Secret {
  const masked = (): string => MASK;
  return Object.freeze({ reveal: () => text, toString: masked, toJSON: masked, [inspect.custom]: masked });
}
