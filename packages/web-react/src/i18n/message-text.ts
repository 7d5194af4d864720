import type { Message, MessageKey } from '@gatehouse-login/core';
import type { TFunction } from 'i18next';

/**
 * Says a message of the core in the page's language. `otherwise` is said if there is no text for the message. The plural
 * form is chosen by `count`, and our messages count seconds only.
 */
export function messageText(t: TFunction, { key, values }: Message, otherwise: MessageKey = key): string {
  // The core chooses key and values together, so that their types do not depend on each other.
  const say = t as (keys: readonly MessageKey[], values: object) => string;
  return say([key, otherwise], { ...values, count: values?.seconds });
}
