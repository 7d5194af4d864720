/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The theme: which argument of `light-dark()` counts. */
export type Scheme = 'light' | 'dark';

/** The custom properties that are declared in the block of this selector. */
export function declarationsIn(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = start < 0 ? '' : css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

/** Resolves a colour as a browser does: `var()`, `light-dark()`, `color-mix(in srgb, …)` and hex. */
export function resolveColour(
  value: string,
  tokens: ReadonlyMap<string, string>,
  scheme: Scheme,
): Rgb | undefined {
  const text = value.trim();
  const again = (part: string | undefined) => resolveColour(part ?? '', tokens, scheme);
  if (text.startsWith('#')) return hex(text.slice(1));
  if (text.startsWith('var(--')) return again(tokens.get(text.slice(6, -1)));
  if (text.startsWith('light-dark(')) return again(argumentsOf(text)[scheme === 'light' ? 0 : 1]);
  if (!text.startsWith('color-mix(in srgb,')) return undefined;
  const [, first = '', second] = argumentsOf(text);
  const [, colour, percent] = first.match(/^(.*)\s([\d.]+)%$/) ?? [];
  const [a, b, share] = [again(colour), again(second), Number(percent) / 100];
  if (a === undefined || b === undefined) return undefined;
  return [0, 1, 2].map((i) => (a[i] ?? 0) * share + (b[i] ?? 0) * (1 - share)) as unknown as Rgb;
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The hue of a colour in degrees; undefined for one that is nearly grey. */
export function hueOf(colour: Rgb | undefined): number | undefined {
  if (colour === undefined) return undefined;
  const [r, g, b] = colour;
  const [least, most] = [Math.min(...colour), Math.max(...colour)];
  const range = most - least;
  if (range < 32) return undefined;
  const sector = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return (sector * 60 + 360) % 360;
}

function argumentsOf(call: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const sign of call.slice(call.indexOf('(') + 1, -1)) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

function hex(digits: string): Rgb {
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb;
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
