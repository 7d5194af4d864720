// What the pages of the reference show, made from a planted package.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entriesIn, readDeclarations } from '../../../scripts/lib/read-declarations.ts';
import { homesOf } from '../../../scripts/lib/reference/homes.ts';
import { readModel } from '../../../scripts/lib/reference/model.ts';
import { renderIndex, renderPage } from '../../../scripts/lib/reference/render.ts';

const FILES = {
  'package.json': JSON.stringify({
    name: '@gatehouse-login/doors',
    version: '1.0.0',
    exports: { '.': { types: './index.d.ts' }, './small': { types: './small.d.ts' } },
  }),
  'index.d.ts': `/**
 * Doors. They open.
 *
 * @packageDocumentation
 */
export { type Door } from './door.js';
import type { Door } from './door.js';
interface Hinge {
    /** In degrees. */
    readonly angle: number;
}
/** Opens a {{door}} <b>, see \`Door\` and \`knob\`. */
export declare function open(door: Door, hinge: Hinge): void;
/** Opens none. */
export declare function open(): void;
/** What a door may do. */
export type Deed = {
    readonly kind: 'open';
    /** Who opens it. */
    readonly by: Event;
} | {
    readonly kind: 'close';
};
/** An event. */
export interface Event {
    /** The doors by name. */
    readonly doors: {
        /** The front door. */
        front: Door;
    };
}
/** One that is too long for a line. */
export type Long = 'the first of the doors' | 'the second of the doors' | 'the third of the doors';
`,
  'small.d.ts': "/** Small.\n * @packageDocumentation\n */\nexport { type Door } from './door.js';\n",
  'door.d.ts': '/** A door. */\nexport interface Door {\n    [Symbol.iterator](): string;\n}\n',
};

let folder = '';
let pages: Readonly<Record<string, string>> = {};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-doors-'));
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(folder, file), text);
  const documented = readDeclarations(entriesIn(folder)).map(({ entry, model }) => ({
    entry,
    model: readModel(model, (file) => readFileSync(join(folder, file), 'utf8')),
    page: entry.file.replace('.api.md', ''),
  }));
  const homes = homesOf(documented);
  pages = {
    index: renderIndex(documented),
    ...Object.fromEntries(documented.map((each) => [each.page, renderPage(each, homes)])),
  };
});
afterAll(() => rmSync(folder, { recursive: true }));

const without = (html = ''): string => html.replaceAll(/<\/?(?:i|span)[^>]*>/g, '');

it('links to names that are on their pages, each once', () => {
  const idsOf = (page = '') => [...page.matchAll(/^### \w+ \{#(\w+)\}$/gm)].map(([, id]) => id);
  const links = Object.entries(pages).flatMap(([page, text]) =>
    [...text.matchAll(/href="([\w-]*?)(?:\.html)?#(\w+)"/g)].map(
      ([, to = '', id = '']) => [to || page, id] as const,
    ),
  );
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter(([to, id]) => !idsOf(pages[to]).includes(id))).toEqual([]);
  for (const page of Object.values(pages)) expect(new Set(idsOf(page)).size).toBe(idsOf(page).length);
});

it('lists the entries, each with its first sentence', () => {
  expect(pages.index).toContain('- [`@gatehouse-login/doors`](doors.md): Doors.\n');
});

it('describes a name of two entries on the page of the smaller one, and links to it from the other', () => {
  expect(pages['doors-small']).toContain('### Door {#Door}\n\nA door.\n');
  expect(pages.doors).not.toContain('### Door ');
  expect(pages.doors).toContain('- <a href="doors-small.html#Door"><code>Door</code></a>: A door.\n');
  expect(pages.doors).toContain('door: <a href="doors-small.html#Door">Door</a>');
});

it('describes the overloads of a function once, with each signature', () => {
  expect(pages.doors?.match(/^### open /gm)).toHaveLength(1);
  expect(without(pages.doors)).toContain('<code>function open(): void</code>');
});

it('describes a type that is named without being exported', () => {
  expect(pages.doors).toMatch(/## Types that these name\n\n### Hinge \{#Hinge\}/);
  expect(without(pages.doors)).toContain('<code v-pre>readonly angle: number</code><br>\n  In degrees.\n');
});

it('shows the comments inside a type, and the real name of a type that is called like a global', () => {
  expect(without(pages.doors)).toContain(`/&#42;&#42; Who opens it. &#42;/
  readonly by: <a href="#Event">Event</a>;
`);
  expect(without(pages.doors)).toContain(`<pre v-pre><code>readonly doors: {
    /&#42;&#42; The front door. &#42;/
    front: <a href="doors-small.html#Door">Door</a>;
  }</code></pre>`);
});

it('breaks a long union into lines', () => {
  expect(without(pages.doors)).toContain("type Long =\n  | 'the first of the doors'\n  | 'the second");
});

it('contains nothing of a comment or a type that a page would take for markup', () => {
  expect(pages.doors).toContain(
    'Opens a {&#123;door}} &lt;b>, see <a href="doors-small.html#Door"><code>Door</code></a> and `knob`.',
  );
  expect(pages['doors-small']).toContain('<code v-pre>&#91;Symbol.iterator&#93;(): string</code>');
});
