import type { Sandbox } from '@gatehouse-login/sandbox';
import { demoQuery } from '../../site/site-address.ts';
import { inert } from '../../terminal/inert.ts';
import { jsonText } from '../../terminal/json-text.ts';
import type { Paint } from '../../terminal/paint.ts';
import { shellWord } from '../../terminal/shell-word.ts';
import { type Row, table } from '../../terminal/table.ts';

/** How to write the welcome. */
export interface WelcomeOptions {
  /** How the reader calls this command. */
  readonly command: string;
  /** Whether there are login pages to open. */
  readonly hasPages: boolean;
  readonly paint: Paint;
  /** The width of the terminal. Without one, lines are not wrapped. */
  readonly columns: number | undefined;
}

type Known = Pick<Sandbox, 'home' | 'brands' | 'people'>;

/** As many people as fit on a screen. The file lists those first that a newcomer needs. */
const SHOWN_PEOPLE = 12;

/** What a newcomer needs: what to open, whom to sign in as, and how to do it from a terminal. */
export function welcome(sandbox: Known, { command, hasPages, paint, columns }: WelcomeOptions): string {
  const { home, brands, people } = sandbox;
  const [first] = people;
  const site = Object.values(brands)[0] ?? home;
  const pages: Row[] = [
    ['home', `${home}/`],
    ...Object.entries(brands).map(([brand, address]) => [brand, `${address}/${demoQuery(home, brand)}`]),
  ];
  const persons = people
    .slice(0, SHOWN_PEOPLE)
    .map(({ id, username, password, about }) => [username, password, `${id}: ${about}`].map(inert));
  const unbuilt = hasPages
    ? []
    : [
        '',
        '  (There is no built login page here, but the platform answers. In the Gatehouse',
        '  repository, npm run build makes a page. Elsewhere: --site-dir FOLDER.)',
      ];
  return [
    '',
    `${paint.strong('The Gatehouse sandbox is running')}: a trading platform on this machine only.`,
    '',
    paint.strong('Open in a browser'),
    ...table(pages, paint),
    ...unbuilt,
    '',
    paint.strong('Sign in as'),
    ...table(
      [['Username', 'Password', 'Who it is, by the name that scenarios use'], ...persons],
      paint,
      columns,
    ),
    ...(people.length > SHOWN_PEOPLE
      ? [`  … and ${people.length - SHOWN_PEOPLE} more, on the home page.`]
      : []),
    '',
    ...(first === undefined
      ? []
      : [paint.strong('Or do the same in another terminal'), `  ${loginLine(command, site, first)}`, '']),
    'Ctrl-C stops it.',
    '',
  ].join('\n');
}

const loginLine = (command: string, site: string, person: Sandbox['people'][number]): string =>
  `printf %s ${shellWord(person.password)} | ${command} login --site ${site} --user ${shellWord(person.username)} --password-stdin`;

/** The same for programs: one line of JSON. */
export function welcomeJson({ home, brands, people }: Known): string {
  const listed = people.map(({ id, username, password, phone, countryCode, brand, about }) => ({
    id,
    username,
    password,
    phone,
    countryCode,
    brand,
    about,
  }));
  return jsonText({ format: 1, home, brands, people: listed });
}
