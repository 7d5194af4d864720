import type { Plugin } from 'vite';

/** In a script that begins with this comment, Chromium compiles all functions during the download. Other browsers ignore it. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks for the page's first script to be compiled whole, in the background. Most of its functions are needed to show the
 * login, and each would be compiled on its own at that moment.
 */
export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  apply: 'build',
  // After everything else, because a minifier removes comments.
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.isEntry) chunk.code = HINT + chunk.code;
      }
    },
  },
});
