import type { Control } from './control.ts';

const CORE = 'packages/core/src';
const PAGE = 'packages/web-react';

/** What the page is shipped as, and in which browsers it runs. */
export const SHIPPED: readonly Control[] = [
  {
    id: 43,
    control: 'Patterns judge long texts in linear time, and lengths are limited first',
    references: 'ASVS 1.3.12',
    built: [`${CORE}/configuration/safe-url.ts`, `${CORE}/redirect/listed-redirect-uri.ts`],
    proof: {
      file: `${CORE}/configuration/safe-url.test.ts`,
      title: 'a web address > is read in linear time',
    },
    plant: {
      file: `${CORE}/configuration/safe-url.ts`,
      find: '[a-z0-9._-]+)(?::',
      replace: '[a-z0-9._-]+[a-z0-9._-]{0,1000})(?::',
    },
  },
  {
    id: 44,
    control: 'Few dependencies, at exact versions, installed without scripts',
    references: 'ASVS 15.2.1, 15.2.4',
    built: ['package-lock.json', '.npmrc', 'tests/architecture/manifest-rules.ts'],
    proof: {
      file: 'tests/architecture/architecture.test.ts',
      title: 'the house > depends on what its packages may know, at exact versions',
    },
    plant: { file: 'packages/core/package.json', find: '"crypto-js": "', replace: '"crypto-js": "^' },
  },
  {
    id: 45,
    control: 'Everything comes from our own origin, and a changed script or style is refused',
    references: 'ASVS 3.6.1',
    built: [`${PAGE}/build/integrity.ts`, `${PAGE}/src/documents/content-security-policy.ts`],
    proof: {
      file: 'tests/e2e/unstamped.test.ts',
      title: 'the page of a static server > lets no changed script or style in',
    },
    plant: {
      file: `${PAGE}/build/integrity.ts`,
      find: ' integrity="sha384-',
      replace: ' data-integrity="sha384-',
    },
  },
  {
    id: 46,
    control: 'The site has no source maps, and nothing that only tests need',
    references: 'ASVS 13.4.1, 13.4.2, 15.2.3',
    built: [`${PAGE}/vite.config.ts`, 'packages/cli-harness/package.json', 'scripts/lib/packed-site.ts'],
    proof: {
      file: 'tests/packages/command.test.ts',
      title:
        'the command, installed elsewhere > brings a login page without source maps, and without anything that only tests need',
    },
    plant: {
      file: `${PAGE}/vite.config.ts`,
      find: '    modulePreload: false,\n',
      replace: '    modulePreload: false,\n    sourcemap: true,\n',
    },
  },
  {
    id: 47,
    control: 'A browser that is too old is told so, and gets no half of a form',
    references: 'ASVS 3.7.5',
    built: [`${PAGE}/src/boot/is-supported.ts`, `${PAGE}/public/assets/unsupported.js`],
    proof: {
      file: 'tests/e2e/unsupported.test.ts',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the title as it stands in the test
      title: "so is a browser without ${api}, ${stamped ? 'in a stamped document' : 'without one'}",
    },
    plant: {
      file: `${PAGE}/src/boot/is-supported.ts`,
      find: "  typeof URL.canParse === 'function' &&\n",
      replace: '',
    },
  },
];
