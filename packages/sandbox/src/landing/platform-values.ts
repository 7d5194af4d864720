import type { Ports } from '../brands/addresses.ts';
import type { PlatformType, SiteConfiguration } from '../brands/configuration.ts';
import type { People } from '../people/people.ts';
import { loginNames, operatorsOf, userTypeOf } from '../people/person.ts';
import type { SessionEntry } from '../world/sessions.ts';
import { authenticationUriProblem } from './authentication-uri.ts';
import type { ValueName } from './platform-template.ts';

/** The facts that the values of an address are checked against. */
export interface Expectation {
  readonly platform: PlatformType;
  readonly configuration: SiteConfiguration | undefined;
  readonly ports: Ports;
  readonly people: People;
  /** The session, if it is a live one. */
  readonly entry: SessionEntry | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly values: ReadonlyMap<string, string>;
}

const RECENT_MS = 5 * 60_000;

/** Languages with their culture (spec 3; Polish from the platform's own table of cultures). */
const CULTURES: Readonly<Record<string, readonly [id: string, code: string]>> = {
  en: ['69', 'en-EN'],
  zh: ['161', 'zh-CHS'],
  ja: ['16', 'ja-JP'],
  ar: ['162', 'ar-AE'],
  de: ['7', 'de-DE'],
  pl: ['20', 'pl-PL'],
  es: ['85', 'es-ES'],
};

type Check = (value: string, expected: Expectation) => string | undefined;

const sentence = (holds: boolean, text: string): string | undefined => (holds ? undefined : text);

/** Whether a culture fits the language that arrived, or any language if none did. */
function fitsCulture(value: string, index: 0 | 1, { values }: Expectation): boolean {
  const language = values.get('language');
  const known = language === undefined ? Object.values(CULTURES) : [CULTURES[language]];
  return known.some((culture) => culture?.[index] === value);
}

function pairFits({ values }: Expectation): boolean {
  const id = values.get('cultureId');
  const code = values.get('cultureCode');
  return (
    id === undefined ||
    code === undefined ||
    Object.values(CULTURES).some((pair) => pair[0] === id && pair[1] === code)
  );
}

const themeProblem: Check = (value, { configuration }) => {
  if (value !== 'light' && value !== 'dark') return 'theme must be light or dark.';
  const wanted = configuration?.defaultTheme ?? 'auto';
  return sentence(wanted === 'auto' || wanted === value, `theme must be ${wanted}, the brand's own.`);
};

const timeProblem: Check = (value, { now }) =>
  /^\d{13}$/.test(value)
    ? sentence(Math.abs(now - Number(value)) <= RECENT_MS, 'time is more than five minutes from now.')
    : 'time must be milliseconds since 1970.';

/** An address built before a forced change has no operator, since no account was loaded. */
const operatorFor = ({ person, changeRequired }: SessionEntry, people: People): string =>
  changeRequired || operatorsOf(person).length === 0 ? '' : String(people.operatorId(person));

/** One rule for each of the thirteen values (functional spec, the platform address). */
export const VALUE_CHECKS: Readonly<Record<ValueName, Check>> = {
  sessionId: (_, { entry }) => sentence(entry !== undefined, 'sessionId is not a live session.'),
  userName: (value, { entry }) =>
    sentence(
      entry === undefined ||
        loginNames(entry.person).some((name) => name.toLowerCase() === value.toLowerCase()),
      'userName is not the one of the session.',
    ),
  userType: (value, { entry }) => {
    const wanted = userTypeOf(entry?.person ?? {});
    return sentence(value === String(wanted), `userType must be ${wanted}, as in the answer to log-on.`);
  },
  cultureCode: (value, expected) =>
    sentence(fitsCulture(value, 1, expected), 'cultureCode does not fit the language.'),
  cultureId: (value, expected) =>
    sentence(
      fitsCulture(value, 0, expected) && pairFits(expected),
      'cultureId does not fit the language or the cultureCode.',
    ),
  language: (value) =>
    sentence(Object.hasOwn(CULTURES, value), 'language must be the two-letter code of a supported language.'),
  AuthenticationUri: (value, { configuration, ports }) =>
    authenticationUriProblem(value, configuration, ports),
  theme: themeProblem,
  title: (value, { configuration }) =>
    sentence(
      configuration === undefined || value === configuration.appTitle,
      'title must be the appTitle of the configuration.',
    ),
  showMenu: (value) => sentence(value === 'true', 'showMenu must be true.'),
  page: (value, { platform }) =>
    sentence(value !== 'settings' || platform === 'settings', 'page is settings, which is another platform.'),
  time: timeProblem,
  accountOperator: (value, { entry, people }) =>
    sentence(
      entry === undefined || value === operatorFor(entry, people),
      "accountOperator must be the first operator's id, or empty after a forced change.",
    ),
};
