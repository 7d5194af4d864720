/** Turns the flags in a sentence of the command into the names of options: `--allow-production` is `allowProduction`. */
export const inOptions = (sentence: string): string =>
  sentence.replace(
    /--([a-z]+(?:-[a-z]+)*)(?: [A-Z]{2,})?/g,
    (_, flag: string) => `\`${NAMES[flag] ?? camelCase(flag)}\``,
  );

const NAMES: Readonly<Record<string, string>> = { user: 'username', phone: 'phone.number' };

const camelCase = (flag: string): string =>
  flag.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
