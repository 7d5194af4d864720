import type { Plugin } from 'vite';

const TEST = "typeof require === 'function'";

/**
 * Keeps crypto-js from looking for Node's `require`, which no browser has. The bundler's stand-in for it would be part of
 * the first scripts.
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
