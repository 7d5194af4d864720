/** Texts that attack a page that does not escape them. */
export const HOSTILE_TEXTS = [
  '<img src=x onerror="document.title=\'owned\'">',
  '"><script>document.title="owned"</script>',
  'javascript:document.title="owned"//',
  '{{constructor.constructor("return 1")()}}',
  '‮desrever‬\u0000\r\nSet-Cookie: owned=1',
] as const;

/** One of the hostile texts; consecutive indices give all of them in turn. */
export const hostileText = (index: number): string => HOSTILE_TEXTS[index % HOSTILE_TEXTS.length] ?? '';

/** The JSON of an object, with keys added that attack prototypes. */
export function withPollution(body: object): string {
  const text = JSON.stringify(body);
  const pollution = '"__proto__":{"owned":true},"constructor":{"prototype":{"owned":true}}';
  return text === '{}' ? `{${pollution}}` : `{${pollution},${text.slice(1)}`;
}

/** Replaces every text of a JSON value by a hostile one. Names and structure stay. */
export function hostileCopy(value: unknown): unknown {
  let index = 0;
  function copy(inner: unknown): unknown {
    if (typeof inner === 'string') {
      index += 1;
      return hostileText(index);
    }
    if (Array.isArray(inner)) return inner.map(copy);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([name, field]) => [name, copy(field)]));
  }
  return copy(value);
}
