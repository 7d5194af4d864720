import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import type { House, SourceFile, Violation } from './house.ts';

/** The packages whose code runs in the page. */
const IN_THE_PAGE = ['core', 'adapters-http', 'adapters-streaming', 'web-react'];
/** The gallery is no part of the site. */
const OUTSIDE = ['gallery'];
/** The only file that sends visitors away. */
const NAVIGATOR = 'web-react/composition/browser-navigator.ts';

/** What makes markup or code of a text. */
const SINKS = [
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'dangerouslySetInnerHTML',
  'srcdoc',
  'srcDoc',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
  'createContextualFragment',
  'DOMParser',
  'eval',
  'Function',
];
/** What sets an address: of the page by `location`, of a new window, or of a form. */
const DEPARTURES = ['location.assign', 'location.replace', 'location.href=', 'location=', 'open', 'submit'];

interface Found {
  readonly start: number;
  readonly what: string;
}

type Node = {
  readonly type: string;
  readonly start: number;
  readonly name?: unknown;
  readonly value?: unknown;
};
type Member = Node & { readonly object: Node; readonly property: Node };

const isMember = (node: Node): node is Member => node.type === 'MemberExpression';
const nameOf = (node: Node): string => String(node.name ?? node.value ?? '');

/** The last name of an expression: `location` for `window.location`. */
const lastOf = (node: Node): string => (isMember(node) ? nameOf(node.property) : nameOf(node));

/** Finds what a program does that no page of ours may do, or only at one place. */
function read(file: SourceFile): readonly Found[] {
  const found: Found[] = [];
  const text = readFileSync(file.file, 'utf8');
  const add = ({ start }: { readonly start: number }, what: string) => found.push({ start, what });
  const sink = (node: Node) => {
    if (SINKS.includes(nameOf(node))) add(node, nameOf(node));
  };
  const called = (callee: Node, values: number) => {
    if (!isMember(callee)) {
      sink(callee);
      return;
    }
    const owner = lastOf(callee.object);
    const name = nameOf(callee.property);
    if (owner === 'document' && ['write', 'writeln'].includes(name)) add(callee, `document.${name}`);
    if (owner === 'location') add(callee, `location.${name}`);
    // A method of ours of that name takes what it sends.
    if ((name === 'submit' && values === 0) || (owner === 'window' && name === 'open')) add(callee, name);
  };
  new Visitor({
    CallExpression: (call) => called(call.callee as Node, call.arguments.length),
    NewExpression: ({ callee }) => sink(callee as Node),
    MemberExpression: ({ property }) => sink(property as Node),
    Property: ({ key }) => sink(key as Node),
    JSXAttribute: ({ name }) => sink(name as Node),
    AssignmentExpression: ({ left }) => {
      const target = left as Node;
      if (lastOf(target) === 'location') add(target, 'location=');
      if (!isMember(target)) return;
      if (lastOf(target.object) === 'location') add(target, `location.${nameOf(target.property)}=`);
      if (lastOf(target) === 'cookie') add(target, 'cookie=');
    },
    JSXOpeningElement: (element) => {
      const attributes = text.slice(element.start, element.end);
      if (/\starget=/.test(attributes) && !/\srel="noopener noreferrer"/.test(attributes))
        add(element, 'target without noopener');
    },
  }).visit(parseSync(file.file, text).program);
  return found;
}

const pageFiles = (house: House): readonly SourceFile[] =>
  house.files.filter(
    ({ pack, room, isTest }) => IN_THE_PAGE.includes(pack) && !isTest && !OUTSIDE.includes(room),
  );

const violations = (
  house: House,
  rule: string,
  isWrong: (what: string, path: string) => boolean,
): readonly Violation[] =>
  pageFiles(house).flatMap((file) =>
    read(file)
      .filter(({ what }) => isWrong(what, file.path))
      .map(({ what }) => ({ rule, where: file.path, what })),
  );

/** Texts that become markup or code in the page (ASVS 1.3.2, 3.2.2). */
export const sinkViolations = (house: House): readonly Violation[] =>
  violations(house, 'sink', (what) => SINKS.includes(what) || what.startsWith('document.write'));

/** Code that sends visitors away, beside the one file that does (ASVS 1.2.2). A reload leads nowhere. */
export const departureViolations = (house: House): readonly Violation[] =>
  violations(house, 'departure', (what, path) => DEPARTURES.includes(what) && path !== NAVIGATOR);

/** Links to new tabs that could reach back to the page (ASVS 3.4.8). */
export const openerViolations = (house: House): readonly Violation[] =>
  violations(house, 'opener', (what) => what.startsWith('target'));

/** Cookies that the page writes (ASVS 3.3). */
export const cookieViolations = (house: House): readonly Violation[] =>
  violations(house, 'cookie', (what) => what === 'cookie=');
