import { inspect } from 'node:util';

/** What a secret shows instead of itself. */
const MASK = '•••';

/** A text that must not be printed. However it is turned into a text, it is `•••`. Only `reveal` gives it away. */
export interface Secret {
  readonly reveal: () => string;
  readonly toString: () => string;
  readonly toJSON: () => string;
}

/** Makes a secret of a text. */
export function makeSecret(text: string): Secret {
  const masked = (): string => MASK;
  return Object.freeze({ reveal: () => text, toString: masked, toJSON: masked, [inspect.custom]: masked });
}
