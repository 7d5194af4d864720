import type { Control } from './control.ts';

const CORE = 'packages/core/src';
const GATEWAYS = 'packages/adapters-http/src/gateways';

/** What the page reads or shows from elsewhere, and what it leaves. */
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
    id: 38,
    control: 'The provider’s page in a frame can neither navigate our page nor open windows',
    references: 'ASVS 3.4.6, 3.5.5',
    built: [
      'packages/web-react/src/screens/reset/ResetScreen.tsx',
      `${CORE}/forgot-password/forgot-links.ts`,
      `${CORE}/forgot-password/foreign-origin.ts`,
    ],
    proof: {
      file: 'packages/web-react/src/screens/screens.test.tsx',
      title: 'the forgotten password > opens the provider’s page where nothing can reach back',
    },
    plant: {
      file: 'packages/web-react/src/screens/reset/ResetScreen.tsx',
      find: 'sandbox="allow-forms allow-scripts allow-same-origin"',
      replace: 'sandbox="allow-forms allow-scripts allow-same-origin allow-top-navigation"',
    },
  },
];
