import { ENGLISH, type MessageKey } from './english.ts';
import { formatMessage } from './format-message.ts';
import type { Message } from './message.ts';

/**
 * A message in English, with its singular where it counts one second: `in 1 second`, `in 2 seconds`. A brand passes words
 * of its own as `texts`.
 */
export function englishText(
  { key, values }: Message,
  texts: Readonly<Record<MessageKey, string>> = ENGLISH,
): string {
  const singular = `${key}_one`;
  const template = values?.seconds === 1 && hasText(singular) ? texts[singular] : texts[key];
  return formatMessage(template, values);
}

const hasText = (key: string): key is MessageKey => Object.hasOwn(ENGLISH, key);
