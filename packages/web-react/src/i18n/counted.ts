import type { MessageValues } from '@gatehouse-login/core';

/** A message's values with the `count` by which i18next chooses the plural form. Our messages count seconds only. */
export const counted = (values: MessageValues = {}): MessageValues & { readonly count?: number } =>
  typeof values.seconds === 'number' ? { ...values, count: values.seconds } : values;
