/** The brand's look on the offline page. */
export type Look = Readonly<ReturnType<typeof lookOf>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads the look from `configs/config.json`. Whatever is missing or wrong is left out. `artwork` is the mark and the logo, as
 * markup; empty if they did not arrive.
 */
export function lookOf(json: unknown, artwork = '') {
  const { brand, brandName, pageTitle, defaultTheme, skin }: Record<string, unknown> = Object(json);
  const { accent }: Record<string, unknown> = Object(skin);
  return {
    brand: textOf(brand),
    name: textOf(brandName),
    title: textOf(pageTitle),
    theme: textOf(defaultTheme),
    accent: typeof accent === 'string' ? accent : undefined,
    artwork,
  };
}
