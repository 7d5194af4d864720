import { type Language, type Restriction, separatorsOf } from '@gatehouse-login/core';

/** What the field of a quantity takes. */
export const QUANTITY: Restriction = { rule: 'positiveNumber' };

/** The number that the field holds; null while there is none in it. */
export function quantityOf(text: string, language: Language): number | null {
  const quantity = Number.parseFloat(text.replace(separatorsOf(language).decimal, '.'));
  return Number.isFinite(quantity) ? quantity : null;
}
