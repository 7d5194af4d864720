import type { Plugin } from 'vite';

/** A part of a library that the page does not use, and that would be part of the first scripts. */
interface Part {
  readonly file: RegExp;
  readonly what: RegExp;
  readonly instead: string;
}

const I18NEXT = /i18next\/dist\/esm\/i18next\.js$/;

const PARTS: readonly Part[] = [
  // The defaults of the component `Trans`. They import a table of HTML entities.
  {
    file: /react-i18next\/dist\/es\/defaults\.js$/,
    what: /^import \{ unescape \}.*\n|^ {2}(?:trans\w+: .*|unescape),?\n/gm,
    instead: '',
  },
  // Texts are given when a language starts, so nothing is loaded. i18next asks the connector for its state.
  {
    file: I18NEXT,
    what: /^class Connector extends EventEmitter \{\n.*?^\}/ms,
    instead: 'class Connector extends EventEmitter {\n  state = {};\n}',
  },
  // `start-i18n.ts` brings its own.
  { file: I18NEXT, what: /^class Formatter \{\n.*?^\}/ms, instead: 'const Formatter = null;' },
];

/** Removes what the page does not use of the libraries for its texts. */
export const unusedParts = (): Plugin => ({
  name: 'unused-parts',
  apply: 'build',
  transform: {
    filter: { id: PARTS.map(({ file }) => file) },
    handler(code, id) {
      let left = code;
      for (const { file, what, instead } of PARTS) {
        if (!file.test(id)) continue;
        const before = left;
        left = left.replace(what, instead);
        if (left === before) this.error(`${id} has nothing that matches ${what}: change this plugin.`);
      }
      // Names stay, so the source map still names the right library.
      return { code: left, map: null };
    },
  },
});
