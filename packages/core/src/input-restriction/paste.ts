import type { Separators } from '../locale/separators.ts';

/**
 * Removes the group separators from a value that a number was pasted into. The field then holds the same
 * notation as if the number had been typed.
 *
 * Spec 5 checks pasted numbers "after removing group separators, with a comma decimal separator normalised
 * first". The order matters: in German `1.234,56`, a comma turned into a dot before the groups are removed
 * would be removed with them. So the language decides which separator is decimal, dot or comma, and the
 * check reads it as the only decimal mark. The field keeps the comma: in a German field a dot is a group
 * separator, and every further key would be refused. The position of separators is not checked: in English,
 * `1,2,3` is 123 and `1,5` is 15.
 */
export const withoutGroups = (value: string, { group }: Separators): string => value.replaceAll(group, '');
