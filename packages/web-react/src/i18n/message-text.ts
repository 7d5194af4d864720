import type { MessageKey, MessageValues } from '@gatehouse-login/core';
import type { TFunction } from 'i18next';

/** A message of the core, or the keys of several, of which the first that has a text is said. */
interface Sayable {
  readonly key: MessageKey | readonly MessageKey[];
  readonly values?: MessageValues | undefined;
}

/** The core chooses key and values together, so that their types do not depend on each other. */
type Say = (key: Sayable['key'], values: object) => string;

/** Says a message in the page's language. Its plural form is chosen by `count`, and our messages count seconds only. */
export const messageText = (t: TFunction, { key, values }: Sayable): string =>
  (t as Say)(key, { ...values, count: values?.seconds });
