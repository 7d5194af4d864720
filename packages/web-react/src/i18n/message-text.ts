import type { MessageKey, MessageValues } from '@gatehouse-login/core';
import type { TFunction } from 'i18next';

/** A message of the core. Of several keys, the first that has a text is used. */
interface Sayable {
  readonly key: MessageKey | readonly MessageKey[];
  readonly values?: MessageValues | undefined;
}

/** `t` without the types that tie values to a key: the core chooses both together. */
type Say = (key: Sayable['key'], values: object) => string;

/** Returns a message in the page's language. Seconds choose its plural form: our messages count nothing else. */
export const messageText = (t: TFunction, { key, values }: Sayable): string =>
  (t as Say)(key, { ...values, count: values?.seconds });
