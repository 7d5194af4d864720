import { parseQuery, type QueryParameters } from '../address/query.ts';
import { type Configuration, PLATFORM_TYPES } from '../configuration/configuration.ts';
import {
  MY_ACCOUNT_NAMES,
  PLACEHOLDER,
  TEMPLATE_NAMES,
  type TemplateName,
} from '../configuration/template-names.ts';
import type { Destination, FormPostDestination } from './destination.ts';
import { hasPlaceholder, splitAddress } from './template.ts';

/** One parameter of a way out: what it carries, and where that came from. */
export interface ExplainedParameter {
  readonly name: string;
  /** As it was sent, decoded; `•••` in place of whatever holds a session. */
  readonly value: string;
  readonly source: string;
  readonly secret: boolean;
}

const MASK = '•••';

type Names = TemplateName | (typeof MY_ACCOUNT_NAMES)[number];

const SOURCES = {
  sessionId: 'the session call',
  session: 'the session call',
  userName: 'the login form',
  username: 'the login form',
  userType: 'the session call',
  cultureCode: 'the language of the page',
  cultureId: 'the language of the page',
  language: 'the language of the page',
  AuthenticationUri: 'urls.reloadURL, else the root of the region',
  theme: 'defaultTheme, as the page shows it',
  title: 'appTitle',
  showMenu: 'always true',
  page: 'the page parameter of the query',
  time: 'the clock',
  accountOperator: 'the first operator of the account',
  source: 'always tradingview',
} as const satisfies Record<Names, string>;

const SECRETS: readonly string[] = ['sessionId', 'session'];

/** Says for each parameter of a destination where its value comes from, with the session masked. */
export function explainRedirect(
  destination: Destination,
  configuration: Configuration,
): readonly ExplainedParameter[] {
  if (destination.kind === 'form-post') return explainForm(destination);
  const sent = parseQuery(splitAddress(destination.url).query);
  switch (destination.purpose) {
    case 'partner':
      return sent.map(explainAnswer);
    case 'my-account':
      return explainTemplate(sent, configuration.urls.myAccountUrl ?? '', 'urls.myAccountUrl', configuration);
    default:
      return explainPlatform(destination.url, sent, configuration);
  }
}

function explainForm({ fields }: FormPostDestination): ExplainedParameter[] {
  return [
    explained('Username', fields.Username, SOURCES.userName),
    explained('Session', fields.Session, SOURCES.sessionId, true),
    explained('AuthenticationUri', fields.AuthenticationUri, SOURCES.AuthenticationUri),
    explained('RedirectUri', fields.RedirectUri, 'the address of the platform', true),
  ];
}

// A partner's own query never plants these names (docs/unknowns.md, redirect_uri).
function explainAnswer([name, value]: QueryParameters[number]): ExplainedParameter {
  if (name === 'code') return explained(name, value, SOURCES.session, true);
  if (name === 'state') return explained(name, value, 'the state parameter of the query');
  return explained(name, value, 'the redirect_uri itself');
}

function explainPlatform(
  url: string,
  sent: QueryParameters,
  configuration: Configuration,
): ExplainedParameter[] {
  if (configuration.encrypted) {
    return sent.map(([name, value]) => explained(name, value, 'the whole query, encrypted', true));
  }
  const { redirects } = configuration.urls;
  const platform = PLATFORM_TYPES.find((type) => startsAlike(url, redirects[type]));
  const template = (platform && redirects[platform]) ?? '';
  return explainTemplate(sent, template, `urls.redirects.${platform ?? '?'}`, configuration);
}

function explainTemplate(
  sent: QueryParameters,
  template: string,
  field: string,
  { skin }: Configuration,
): ExplainedParameter[] {
  const written = new Map(parseQuery(splitAddress(template).query));
  return sent.map(([name, value]) => {
    const own = written.get(name);
    const names = own === undefined ? ownNames(name, template) : placeholders(own);
    if (names.length > 0) {
      const source = names.map((each) => SOURCES[each]).join('; ');
      return explained(
        name,
        value,
        source,
        names.some((each) => SECRETS.includes(each)),
      );
    }
    if (own === undefined && Object.hasOwn(skin, name)) return explained(name, value, `skin.${name}`);
    return explained(name, value, field);
  });
}

/** Where a template has no placeholder, all thirteen values go by their own names. */
const ownNames = (name: string, template: string): Names[] =>
  hasPlaceholder(template) ? [] : TEMPLATE_NAMES.filter((known) => known === name);

const placeholders = (text: string): Names[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(([, double, single]) => {
    const name = double ?? single ?? '';
    return [...TEMPLATE_NAMES, ...MY_ACCOUNT_NAMES].filter((known) => known === name);
  });

/** A template and an address made from it share all that stands before the first placeholder or the query. */
const startsAlike = (url: string, template: string | undefined): boolean =>
  template !== undefined && url.startsWith(template.split(/[{?#]/, 1)[0] ?? template);

const explained = (name: string, value: string, source: string, secret = false): ExplainedParameter => ({
  name,
  value: secret ? MASK : value,
  source,
  secret,
});
