import type { Plugin } from 'vite';

const MADE = /^(\s*(?:var )?\w+) = Error\((formatProdErrorMessage\(\d+\))\)/gm;

/**
 * React makes a few errors while its module is evaluated, which it throws later only to recognise them. While developer
 * tools or Lighthouse are connected, V8 notes where each error is made, and reads the whole script again to know that. So
 * these get the prototype of an error without being made as one.
 */
export const sentinelErrors = (): Plugin => ({
  name: 'sentinel-errors',
  apply: 'build',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler(code) {
      const changed = code.replace(MADE, '$1 = Object.create(Error.prototype, { message: { value: $2 } })');
      if (changed === code)
        this.error('React makes no error while it is evaluated any more: delete this plugin.');
      // No line moves, so the source map stays correct.
      return { code: changed, map: null };
    },
  },
});
