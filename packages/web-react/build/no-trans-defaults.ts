import type { Plugin } from 'vite';

const OF_TRANS = /^import \{ unescape \}.*\n|^ {2}(?:trans\w+: .*|unescape),?\n/gm;

/**
 * Leaves out the defaults of react-i18next's component `Trans`, which the page does not use. They bring a table of HTML
 * entities along, and are in the first scripts.
 */
export const noTransDefaults = (): Plugin => ({
  name: 'no-trans-defaults',
  apply: 'build',
  transform: {
    filter: { id: /react-i18next\/dist\/es\/defaults\.js$/ },
    handler(code) {
      const changed = code.replace(OF_TRANS, '');
      if (changed === code) this.error('react-i18next has other defaults for Trans: change this plugin.');
      // Lines move in this small file only, so the source map still says which library a script comes from.
      return { code: changed, map: null };
    },
  },
});
