// How core follows the rule of each file of vectors, by what the packages export.
import {
  asciiDigits,
  type BRAND_TABLE,
  buildAuthorizationRedirect,
  buildPlatformUrl,
  checkPasswordChange,
  checkPhone,
  checkRedirectUri,
  choosePlatform,
  codeOf,
  ENGLISH,
  type Encryption,
  encryptQuery,
  explainRedirect,
  hostOf,
  isCodeComplete,
  languageOf,
  PASSWORD_POLICY,
  type PasswordPolicy,
  type PlatformType,
  parseLoginAnswer,
  passwordMessages,
  passwordMessageText,
  phoneUsername,
  readAuthorizationRequest,
  sortedContacts,
  splitPhone,
} from '@gatehouse-login/core';
import { applyEdit } from '@gatehouse-login/core/input-restriction';
import { checkPassword } from '@gatehouse-login/core/password-policy';
import { aConfiguration } from '@gatehouse-login/core/testing';

type Input<Rule extends (...parameters: never) => unknown> = Parameters<Rule>;
type List = Input<typeof checkRedirectUri>[1];
interface Policy extends Omit<PasswordPolicy, 'classes'> {
  readonly classes: readonly (keyof typeof PASSWORD_POLICY.classes)[];
}

const policyOf = ({ classes, ...numbers }: Policy): PasswordPolicy => ({
  ...numbers,
  classes: Object.fromEntries(classes.map((name) => [name, PASSWORD_POLICY.classes[name]])),
});

/** Core's answer to the input of a case, in the terms of the case. */
export const RULES = {
  passwords: (text: string) => checkPassword(text),
  'password-changes': (change: {
    readonly form: Input<typeof checkPasswordChange>[0];
    readonly submitted: boolean;
    readonly policy?: Policy;
  }) => {
    const policy = change.policy === undefined ? undefined : policyOf(change.policy);
    const check = checkPasswordChange(change.form, policy);
    const messages = Object.entries(passwordMessages(check, change.submitted, policy)).map(
      ([field, message]) => [field, message && passwordMessageText(message, (key) => ENGLISH[key])] as const,
    );
    return { ...check, messages: Object.fromEntries(messages) };
  },
  digits: asciiDigits,
  codes: (text: string) => ({ code: codeOf(text), isComplete: isCodeComplete(codeOf(text)) }),
  phones: (phone: Input<typeof checkPhone>[0]) => ({
    ...checkPhone(phone),
    username: phoneUsername(phone.prefix, phone.number),
  }),
  'pasted-phones': ({ text, callingCodes }: { readonly text: string; readonly callingCodes: string[] }) =>
    splitPhone(text, { callingCodes }),
  lang: languageOf,
  contacts: (methods: Input<typeof sortedContacts>[0]) =>
    sortedContacts(methods).map(({ contactId }) => contactId),
  'session-answers': (json: unknown) =>
    parseLoginAnswer(json).match(
      (answer) => answer,
      ({ detail }) => ({ malformed: detail }),
    ),
  edits: (edit: {
    readonly restriction: Input<typeof applyEdit>[0];
    readonly language: Input<typeof applyEdit>[1];
    readonly before: Input<typeof applyEdit>[2];
    readonly event: Input<typeof applyEdit>[3];
  }) =>
    applyEdit(edit.restriction, edit.language, edit.before, edit.event).match(
      (value) => value,
      (refusal) =>
        refusal.kind === 'edit-refused' && refusal.rule === edit.restriction.rule ? null : refusal,
    ),
  redirects: ({ uri, list }: { readonly uri: string | null; readonly list: List }) =>
    checkRedirectUri(uri, list).match(
      (accepted) => accepted === uri,
      ({ kind }) => kind !== 'invalid-redirect-uri',
    ),
  requests: (page: { readonly query: string; readonly isNeeded: boolean; readonly list: List }) =>
    readAuthorizationRequest(
      { tradingview: page.isNeeded } as (typeof BRAND_TABLE)['forex'],
      page.query,
      page.list,
    ).match(
      (request) => request,
      ({ kind }) => (kind === 'invalid-redirect-uri' ? 'invalid' : kind),
    ),
  responses: (answer: {
    readonly uri: string | null;
    readonly list: List;
    readonly code: string;
    readonly state: string | null;
  }) =>
    buildAuthorizationRedirect(answer.uri, answer.list, {
      code: answer.code,
      ...(answer.state === null ? {} : { state: answer.state }),
    })
      .map((built) => ({ url: built.url, parts: explainRedirect(built) }))
      .unwrapOr(null),
  platforms: (choice: {
    readonly configured: readonly PlatformType[];
    readonly page: string;
    readonly chosen: PlatformType;
  }) => {
    const redirects = Object.fromEntries(choice.configured.map((kind) => [kind, 'https://t.example']));
    const urls = { ...aConfiguration().urls, redirects };
    return choosePlatform(aConfiguration({ urls }), choice.page, choice.chosen);
  },
  addresses: async (address: {
    readonly template: string | null;
    readonly values: Input<typeof buildPlatformUrl>[2];
    readonly skin: Readonly<Record<string, string>>;
    readonly encrypted?: { readonly parameter: string; readonly encryption: Encryption | null };
  }) => {
    const { template, skin, encrypted } = address;
    const urls = { ...aConfiguration().urls, redirects: template === null ? {} : { advantage: template } };
    const { encryption: _none, ...plain } = aConfiguration({ urls, skin });
    const configuration = {
      ...plain,
      encrypted: encrypted !== undefined,
      encryptedParam: encrypted?.parameter ?? '',
      ...(encrypted?.encryption ? { encryption: encrypted.encryption } : {}),
    };
    return buildPlatformUrl(configuration, 'advantage', address.values).match(
      (built) => ({
        url: built.url,
        host: hostOf({ kind: 'navigate', purpose: 'platform', ...built }),
        parts: explainRedirect(built),
      }),
      ({ field }) => ({ fault: field }),
    );
  },
  ciphers: (query: { readonly text: string; readonly encryption: Encryption; readonly salt?: string }) =>
    encryptQuery(query.text, query.encryption, query.salt === undefined ? {} : { salt: query.salt }).catch(
      // `… failed: encryption.keyHex must be …`: the field is what the case knows.
      (refusal: Error) => ({ refused: /: (encryption\S*|salt) /.exec(refusal.message)?.[1] }),
    ),
};
