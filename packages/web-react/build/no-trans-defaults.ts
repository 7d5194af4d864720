import type { Plugin } from 'vite';

const OF_TRANS = /^import \{ unescape \}.*\n|^ {2}(?:trans\w+: .*|unescape),?\n/gm;

/**
 * Removes the defaults of react-i18next's component `Trans`, which the page does not use. They import a table of HTML
 * entities, which would be part of the first scripts.
 */
export const noTransDefaults = (): Plugin => ({
  name: 'no-trans-defaults',
  apply: 'build',
  transform: {
    filter: { id: /react-i18next\/dist\/es\/defaults\.js$/ },
    handler(code) {
      const changed = code.replace(OF_TRANS, '');
      if (changed === code) this.error('react-i18next has other defaults for Trans: change this plugin.');
      // Lines move only within this small file, so the source map still names the right library.
      return { code: changed, map: null };
    },
  },
});
