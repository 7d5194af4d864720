import { ENGLISH } from './english.ts';
import { formatMessage } from './format-message.ts';
import type { Message } from './message.ts';

/** A message in English, with its singular where it counts one second: `in 1 second`, `in 2 seconds`. */
export function englishText({ key, values }: Message): string {
  const singular = `${key}_one`;
  const template = values?.seconds === 1 && hasText(singular) ? ENGLISH[singular] : ENGLISH[key];
  return formatMessage(template, values);
}

const hasText = (key: string): key is keyof typeof ENGLISH => Object.hasOwn(ENGLISH, key);
