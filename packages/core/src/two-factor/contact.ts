import type { TwoFactorMethod } from '../session/login-answer.ts';

/** A way to receive the code. `value` is the platform's own text, already masked. */
export type Contact = TwoFactorMethod;

/**
 * Returns the contacts to offer, sorted by category (spec 2): first numeric categories by value, then
 * names in code-unit order. Within a category, the platform's order is kept. A contact without an id
 * cannot be chosen and is left out.
 */
export function sortedContacts(methods: readonly TwoFactorMethod[]): readonly Contact[] {
  return methods
    .filter(({ contactId }) => contactId !== '')
    .toSorted((a, b) => compareCategories(a.contactCategoryId, b.contactCategoryId));
}

function compareCategories(a: string, b: string): number {
  const [left, right] = [Number(a), Number(b)];
  const [leftIsNumber, rightIsNumber] = [isCategoryNumber(a), isCategoryNumber(b)];
  if (leftIsNumber && rightIsNumber) return left - right;
  if (leftIsNumber !== rightIsNumber) return leftIsNumber ? -1 : 1;
  return Number(a > b) - Number(a < b);
}

const isCategoryNumber = (category: string): boolean => /^\d{1,15}$/.test(category);
