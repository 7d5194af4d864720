import type { Sandbox } from '@gatehouse-login/sandbox';
import type { Paint } from '../../report/paint.ts';
import { demoQuery } from './demo-query.ts';

/** How the welcome is worded. */
export interface WelcomeOptions {
  /** How the reader calls this command. */
  readonly command: string;
  /** Whether there are login pages to open. */
  readonly hasPages: boolean;
  readonly paint: Paint;
  /** The terminal's width; lines stay as they are where there is none. */
  readonly columns: number | undefined;
}

type Row = readonly string[];

/** A screenful; the file of people puts those first that a stranger wants. */
const SHOWN_PEOPLE = 12;

/** What a stranger needs to begin: what to open, whom to sign in as, and how to do the same from a terminal. */
export function welcome(sandbox: Sandbox, { command, hasPages, paint, columns }: WelcomeOptions): string {
  const { home, brands, people } = sandbox;
  const first = people[0];
  const site = Object.values(brands)[0] ?? home;
  const pages: Row[] = [
    ['home', `${home}/`],
    ...Object.entries(brands).map(([brand, address]) => [brand, `${address}/${demoQuery(home, brand)}`]),
  ];
  const persons = people
    .slice(0, SHOWN_PEOPLE)
    .map(({ username, password, about }) => [username, password, about]);
  const unbuilt = hasPages
    ? []
    : ['', '  (The login pages are not built yet: npm run build. The platform itself answers.)'];
  return [
    '',
    `${paint.strong('The Gatehouse sandbox is running')}: a trading platform that exists on this machine only.`,
    '',
    paint.strong('Open in a browser'),
    ...table(pages, paint, undefined),
    ...unbuilt,
    '',
    paint.strong('Sign in as'),
    ...table([['Username', 'Password', ''], ...persons], paint, columns),
    ...(people.length > SHOWN_PEOPLE
      ? [`  … and ${people.length - SHOWN_PEOPLE} more, on the home page.`]
      : []),
    '',
    paint.strong('Or do the same from another terminal'),
    `  printf '%s' '${first?.password ?? ''}' | ${command} login --site ${site} --user ${first?.username ?? ''} --password-stdin`,
    '',
    'Ctrl-C stops it.',
    '',
  ].join('\n');
}

/** The same for programs: one line of JSON. */
export function welcomeJson({ home, brands, people }: Sandbox): string {
  const listed = people.map(({ id, username, password, phone, countryCode, brand, about }) => ({
    id,
    username,
    password,
    phone,
    countryCode,
    brand,
    about,
  }));
  return `${JSON.stringify({ format: 1, home, brands, people: listed })}\n`;
}

const INDENT = '  ';
const NARROWEST = 20;

/** Aligns rows; the last cell is broken into lines where the terminal is too narrow for it. */
function table(rows: readonly Row[], paint: Paint, columns: number | undefined): string[] {
  const widthOf = (at: number): number => Math.max(...rows.map((row) => row[at]?.length ?? 0));
  return rows.flatMap((row) => {
    const cells = row.slice(0, -1).map((cell, at) => cell.padEnd(widthOf(at)));
    const before = [...cells, ''].join(INDENT);
    const room = Math.max(NARROWEST, (columns ?? Number.POSITIVE_INFINITY) - INDENT.length - before.length);
    const [first = '', ...more] = linesOf(row.at(-1) ?? '', room);
    const head = before.replace(cells[0] ?? '', (cell) => paint.faint(cell));
    const rest = more.map((line) => `${INDENT}${' '.repeat(before.length)}${line}`);
    return [`${INDENT}${head}${first}`.trimEnd(), ...rest];
  });
}

function linesOf(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
