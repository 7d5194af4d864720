import type { Control } from './control.ts';

const CORE = 'packages/core/src';
const GATEWAYS = 'packages/adapters-http/src/gateways';

/** What the page reads from elsewhere, and what it is shipped as. */
export const INPUT: readonly Control[] = [
  {
    id: 34,
    control: '`lang` is one of the seven languages, or English; no address is made of it',
    references: 'ASVS 1.3.3; CVE-2026-41691',
    built: [`${CORE}/locale/language.ts`, `${CORE}/locale/translation-files.ts`],
    proof: {
      file: 'tests/properties/small-things.test.ts',
      title: 'a language > is one of the seven, whatever `lang` says',
    },
    plant: {
      file: `${CORE}/locale/language.ts`,
      find: 'isLanguage(code) ? code : DEFAULT_LANGUAGE',
      replace: '(code as Language)',
    },
  },
  {
    id: 35,
    control: 'A translation is text only',
    references: 'ASVS 1.2.1',
    built: [`${GATEWAYS}/translation-source.ts`, 'packages/web-react/src/i18n/start-i18n.ts'],
    proof: {
      file: `${GATEWAYS}/gateways.test.ts`,
      title: 'translation source over HTTP > keeps texts, as they are, and drops the rest',
    },
    plant: {
      file: `${GATEWAYS}/translation-source.ts`,
      find: "typeof entry[1] === 'string' &&",
      replace: '',
    },
  },
  {
    id: 36,
    control: 'A configuration counts by its own, known fields; addresses are https',
    references: 'ASVS 1.5.2, 15.3.6',
    built: [
      `${CORE}/configuration/parse-configuration.ts`,
      `${CORE}/configuration/fields.schema.ts`,
      `${CORE}/configuration/safe-url.ts`,
    ],
    proof: {
      file: 'tests/properties/configuration.test.ts',
      title: 'parseConfiguration > lets no address through that is not https, or this machine’s',
    },
    plant: {
      file: `${CORE}/configuration/safe-url.ts`,
      find: "if (scheme === 'http' && !LOOPBACK_HOSTS.includes(host)) return null;",
      replace: '',
    },
  },
  {
    id: 39,
    control: 'A new tab cannot reach back to the page',
    references: 'ASVS 3.4.8',
    built: ['packages/web-react/src/widgets/link/Link.tsx', 'tests/architecture/page-rules.ts'],
    proof: {
      file: 'packages/web-react/src/screens/login/LoginScreen.test.tsx',
      title: 'the login screen, rendered without a document > keeps new tabs from reaching back',
    },
    plant: {
      file: 'packages/web-react/src/widgets/link/Link.tsx',
      find: ' rel="noopener noreferrer"',
      replace: ' rel="opener"',
    },
  },
  {
    id: 40,
    control: 'The page writes no cookies',
    references: 'ASVS 3.3',
    built: ['packages/web-react/src/composition/browser-cookies.ts', 'tests/architecture/page-rules.ts'],
    proof: {
      file: 'tests/architecture/architecture.test.ts',
      title: 'the house > writes no cookies',
    },
    plant: {
      file: 'packages/web-react/src/composition/browser-cookies.ts',
      find: '  return pair === undefined',
      replace: "  document.cookie = 'seen=1';\n  return pair === undefined",
    },
  },
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
      replace: '[a-z0-9._-]+[a-z0-9._-]*)(?::',
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
];
