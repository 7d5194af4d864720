/**
 * What a field lets a visitor type, paste or insert: `applyEdit` returns the new text, or says which rule the edit breaks.
 *
 * ```ts
 * import { applyEdit } from '@gatehouse-login/core/input-restriction';
 *
 * const field = { value: '', selectionStart: 0, selectionEnd: 0 };
 * const rule = { rule: 'decimalPrice', decimals: 2 } as const;
 * const pasted = applyEdit(rule, 'de', field, { type: 'paste', data: '1.234,56' });
 * console.log(pasted.unwrapOr(null)); // prints: 1234,56
 * const typed = applyEdit(rule, 'de', field, { type: 'keypress', data: 'x' });
 * console.log(typed.isErr() && typed.error.kind); // prints: edit-refused
 * ```
 *
 * @packageDocumentation
 */

export { applyEdit } from './edit.ts';
export {
  type EditEvent,
  type EditRefused,
  type FieldBefore,
  RESTRICTION_RULES,
  type Restriction,
  type RestrictionRule,
} from './restriction.ts';
