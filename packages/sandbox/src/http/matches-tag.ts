/** Whether an `If-None-Match` names an entity tag, alone, in a list, or as `*`. A weak tag counts like a strong one. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || [...header.matchAll(/"[^"]*"/g)].some(([listed]) => listed === tag);
}
