import type { Plugin } from 'vite';

const TEST = "typeof require === 'function'";

/**
 * Removes the check for Node's `require` from crypto-js. Browsers do not have `require`, and the bundler would add a
 * replacement to the first scripts.
 */
export const noRequire = (): Plugin => ({
  name: 'no-require',
  apply: 'build',
  transform: {
    filter: { id: /crypto-js\/core\.js$/ },
    handler(code) {
      if (!code.includes(TEST))
        this.error('crypto-js looks for `require` in another way: change this plugin.');
      return { code: code.replace(TEST, 'false').replace("require('crypto')", 'undefined'), map: null };
    },
  },
});
