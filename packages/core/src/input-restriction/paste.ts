import type { Separators } from '../locale/separators.ts';

/**
 * A value that a number was pasted into, as it is checked and as the field will hold it: without group separators,
 * in the very notation that typing gives.
 *
 * Spec 5 has pasted numbers checked "after removing group separators, with a comma decimal separator normalised
 * first". The order matters: in German `1.234,56` a comma that became a dot before the groups went would go with
 * them. So the language's own decimal separator, dot or comma, is told from the group first, and the check reads it
 * as the one decimal mark there is. The field keeps the comma: with a dot in it, a German field would hold a group
 * separator, which every further key would be refused for. Where separators stand is not judged: `1,2,3` in English
 * is 123, and `1,5` is 15.
 */
export const withoutGroups = (value: string, { group }: Separators): string => value.replaceAll(group, '');
