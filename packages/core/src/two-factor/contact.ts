import type { TwoFactorMethod } from '../session/login-answer.ts';

/** A way to receive the code, as it is offered; `value` is the platform's own text, masked by it. */
export type Contact = TwoFactorMethod;

/**
 * The contacts to offer, sorted by category (spec 2): numbers by size, then names by their letters; within a
 * category they keep the platform's order. One without an id cannot be chosen and is left out.
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
