/** The brand's look on the offline page. */
export interface Look {
  readonly brand: string;
  readonly name: string;
  readonly title: string;
  readonly theme: string;
  readonly accent: string | undefined;
  /** The mark and the logo, as markup. Empty if they did not arrive. */
  readonly artwork: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the look from `configs/config.json`. Whatever is missing or wrong is left out. */
export function lookOf(json: unknown, artwork = ''): Look {
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
