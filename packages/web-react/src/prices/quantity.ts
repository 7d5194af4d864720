import { type Language, type Restriction, separatorsOf } from '@gatehouse-login/core';

export const QUANTITY: Restriction = { rule: 'positiveNumber' };

/** Returns the number in the quantity field, or null if there is none. */
export function quantityOf(text: string, language: Language): number | null {
  const quantity = Number.parseFloat(text.replace(separatorsOf(language).decimal, '.'));
  return Number.isFinite(quantity) ? quantity : null;
}
