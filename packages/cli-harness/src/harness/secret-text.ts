import type { SecretText } from './options.ts';

/** The text itself. */
export const textOf = (secret: SecretText): string => (typeof secret === 'string' ? secret : secret.reveal());
