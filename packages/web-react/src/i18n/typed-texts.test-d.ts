import type { MessageKey } from '@gatehouse-login/core';
import type { TFunction } from 'i18next';

// The type check fails if a line after `@ts-expect-error` compiles.
declare const t: TFunction;
declare const anyText: string;
declare const tab: 'username' | 'phone';

export const known: string = t('login.heading');

export const computed: string = t(`login.tab.${tab}`);

// @ts-expect-error a text that English does not have
export const unknown = t('no.such.key');

// @ts-expect-error the same beside a known one
export const partlyUnknown = t(['login.heading', 'no.such.key']);

// @ts-expect-error the same with words in its place
export const unknownWithDefault = t('no.such.key', 'No such key');

// @ts-expect-error any string
export const unchecked = t(anyText);

// @ts-expect-error a computed key that English has for one of the two only
export const halfUnknown = t(`login.forgot.${tab}`);

export const filled: string = t('attempt.reference', { reference: 'kamo-7352' });

// @ts-expect-error a placeholder without a value
export const unfilled = t('attempt.reference');

// @ts-expect-error a value for another placeholder
export const misnamed = t('attempt.reference', { referrer: 'kamo-7352' });

declare const key: MessageKey;
// @ts-expect-error any message: its values are not known here, so `messageText` says it
export const anyMessage = t(key);
