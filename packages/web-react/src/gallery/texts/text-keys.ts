import { ENGLISH, type MessageKey } from '@gatehouse-login/core';
import { generalKey } from './mark.ts';

/** The keys of all texts, without their plural forms. */
export const TEXT_KEYS = Object.keys(ENGLISH).filter(
  (key) => generalKey(key) === key,
) as readonly MessageKey[];
