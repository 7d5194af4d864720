import type { Control } from './control.ts';

const REDIRECT = 'packages/core/src/redirect';
const NAVIGATOR = 'packages/web-react/src/composition/browser-navigator.ts';
const REDIRECT_URI = `${REDIRECT}/redirect-uri-exact.test.ts`;

/** Where visitors may be sent, and what goes with them. */
export const LEAVING: readonly Control[] = [
  {
    id: 1,
    control: 'A `redirect_uri` is compared with the configured list as a whole string',
    references: 'ASVS 3.7.2, 10.4.1; RFC 9700 2.1',
    built: [`${REDIRECT}/authorization-redirect.ts`, `${REDIRECT}/listed-redirect-uri.ts`],
    proof: {
      file: REDIRECT_URI,
      title: 'a redirect URI > is compared whole: no prefix, no suffix, no character more or less',
    },
    plant: {
      file: `${REDIRECT}/authorization-redirect.ts`,
      find: 'if (base !== entryBase) return false;',
      replace: 'if (!base.startsWith(entryBase)) return false;',
    },
  },
  {
    id: 2,
    control: 'It is checked before any credentials are asked for, and again before leaving',
    references: 'ASVS 2.3.1',
    built: [
      'packages/core/src/flow/edges/opening.ts',
      'packages/core/src/use-cases/choose-destination.ts',
      'packages/web-react/src/early/applies.ts',
    ],
    proof: {
      file: 'tests/e2e/redirect-uri.test.ts',
      title:
        'a way back that is not listed > is refused on arrival: the words, no form, no log-on, no request elsewhere',
    },
    plant: {
      file: 'packages/core/src/flow/edges/opening.ts',
      find: 'if (request.isErr()) return',
      replace: "if (request.isErr() && step === 'reset') return",
    },
  },
  {
    id: 3,
    control: 'A listed address cannot hold a planted `code` or `state`; ours are appended once',
    references: 'RFC 9700 4.1; CVE-2026-9689',
    built: [`${REDIRECT}/response-parameter.ts`, `${REDIRECT}/authorization-redirect.ts`],
    proof: {
      file: `${REDIRECT}/redirect-uri-query.test.ts`,
      title: 'planted answer parameters (RFC 6749, RFC 9207) > %s is refused in every spelling and place',
    },
    plant: { file: `${REDIRECT}/response-parameter.ts`, find: '(code|state|', replace: '(state|' },
    weaker: 'The session in an address',
  },
  {
    id: 4,
    control: 'A repeated `redirect_uri` or `state` is invalid, and a repeated `lang` names nothing',
    references: 'ASVS 15.3.7; RFC 6749 3.1',
    built: [`${REDIRECT}/authorization-request.ts`, 'packages/core/src/address/query.ts'],
    proof: {
      file: `${REDIRECT}/authorization-request.test.ts`,
      title:
        'the authorisation request of a page (functional spec, after sign-in) > is invalid on %s when it is given twice, even twice the same',
    },
    plant: {
      file: `${REDIRECT}/authorization-request.ts`,
      find: 'if (otherUris.length > 0) return err(INVALID);',
      replace: '',
    },
  },
  {
    id: 5,
    control: 'One file sends visitors away, and only to https or a listed scheme',
    references: 'ASVS 1.2.2',
    built: [NAVIGATOR, 'packages/core/src/configuration/safe-url.ts', `${REDIRECT}/listed-redirect-uri.ts`],
    proof: {
      file: 'tests/architecture/architecture.test.ts',
      title: 'the house > sends visitors away in one file alone',
    },
    plant: {
      file: 'packages/web-react/src/screens/login/go-back.ts',
      find: 'window.history.back();',
      replace: 'window.location.assign(document.referrer);',
    },
  },
  {
    id: 6,
    control: 'Each value in the address of a platform is percent-encoded once',
    references: 'ASVS 1.2.2',
    built: [`${REDIRECT}/template.ts`, `${REDIRECT}/fill-address.ts`],
    proof: {
      file: 'tests/properties/platform-addresses.test.ts',
      title:
        'the platform address > carries every value unharmed in its placeholders, once encoded, with one brace or two',
    },
    plant: {
      file: `${REDIRECT}/template.ts`,
      find: "encodeComponent(values[name] ?? '')",
      replace: "(values[name] ?? '')",
    },
    weaker: 'The session in an address',
  },
  {
    id: 7,
    control:
      'The form of single sign-on is built of nodes, goes to the configured address with four fields, and is removed',
    references: 'ASVS 1.2.1',
    built: [NAVIGATOR, `${REDIRECT}/sso-post.ts`],
    proof: {
      file: 'tests/e2e/browser-ports.test.ts',
      title: 'navigator: browser > leaves nothing of a form in the page',
    },
    plant: { file: NAVIGATOR, find: '  form.remove();\n', replace: '' },
  },
];
