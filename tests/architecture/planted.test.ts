import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { behaviourViolations } from './behaviour-rules.ts';
import { codeViolations, documentationViolations, sizeViolations } from './code-rules.ts';
import { type House, readHouse, type Violation } from './house.ts';
import { cycleViolations, deepImportViolations, importViolations, roomCircles } from './import-rules.ts';
import { manifestViolations } from './manifest-rules.ts';
import { cookieViolations, departureViolations, openerViolations, sinkViolations } from './page-rules.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes these files to a temporary folder and reads it as a house. */
const plant = (files: Readonly<Record<string, string>>): House => {
  const root = mkdtempSync(join(tmpdir(), 'gatehouse-planted-'));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return readHouse(root);
};
const whats = (violations: readonly Violation[]) => violations.map(({ where, what }) => `${where}: ${what}`);

const CORE = 'packages/core/src';
const leaf = { [`${CORE}/errors/leaf.ts`]: 'export type Leaf = string;\n' };

describe('an import that the table forbids is caught', () => {
  it.each([
    [`${CORE}/brand/a.ts`, "import type { P } from '../ports/p.ts';", 'brand may not import ports'],
    [`${CORE}/flow/a.ts`, "import { p } from '../use-cases/p.ts';", 'flow may not import use-cases'],
    [`${CORE}/use-cases/a.ts`, "import type { p } from '../flow/p.ts';", 'use-cases may not import flow'],
    [`${CORE}/login/a.ts`, "import { Container } from 'inversify';", 'login may not import inversify'],
    [`${CORE}/session/a.ts`, "import * as z from 'zod/mini';", 'session may not import zod/mini'],
    [`${CORE}/session/a.ts`, "export * from 'react';", 'session may not import react'],
    [`${CORE}/session/a.ts`, "const later = () => import('node:fs');", 'session may not import node:fs'],
    [`${CORE}/session/a.ts`, "type Fs = import('node:fs').Stats;", 'session may not import node:fs'],
    [`${CORE}/session/a.ts`, "import '../../../adapters-http/src/a.ts';", 'leaves the package'],
    [`${CORE}/session/a.ts`, "import { x } from './gone.ts';", './gone.ts does not exist'],
    [`${CORE}/ports/a.ts`, "import { p } from '../errors/leaf.ts';", 'ports may import types only'],
    ['packages/adapters-http/src/gateways/a.ts', "import 'react';", 'gateways may not import react'],
    [
      'packages/adapters-http/src/transport/a.ts',
      "import '../gateways/p.ts';",
      'transport may not import gateways',
    ],
    ['packages/adapters-http/src/transport/a.ts', "import 'tough-cookie';", 'may not import tough-cookie'],
    ['packages/adapters-http/src/index.ts', "import './node/p.ts';", 'index.ts may not import node'],
    [
      'packages/web-react/src/screens/a.tsx',
      "import '../composition/p.ts';",
      'screens may not import composition',
    ],
    [
      'packages/web-react/src/widgets/a.tsx',
      "import '@gatehouse-login/adapters-http';",
      'widgets may not import @gatehouse',
    ],
    [
      'packages/web-react/src/boot/a.ts',
      "import { Container } from 'inversify';",
      'boot may not import inversify',
    ],
    [
      'packages/web-react/src/documents/a.ts',
      "import { capabilitiesOf } from '@gatehouse-login/core';",
      'documents may import types only, not @gatehouse-login/core',
    ],
    [
      'packages/sandbox/src/world/a.ts',
      "import '@gatehouse-login/core';",
      'the sandbox may not import @gatehouse-login/core',
    ],
    ['packages/sandbox/src/a.test.ts', "import '@gatehouse-login/core';", 'the sandbox may not import'],
    ['packages/sandbox/src/faults/a.ts', "import '../world/p.ts';", 'faults may not import world'],
    ['packages/sandbox/src/api/a.ts', "import '@hono/node-server';", 'api may not import @hono/node-server'],
    ['packages/sandbox/src/attic.ts', '', 'attic.ts is not in the table'],
    [
      'packages/cli-harness/src/commands/a.ts',
      "import '@gatehouse-login/adapters-http';",
      'commands may not import',
    ],
    [
      'packages/cli-harness/src/commands/login/a.ts',
      "import '../run/p.ts';",
      'commands/login may not import commands/run',
    ],
    [
      'packages/cli-harness/src/commands/run/a.ts',
      "import '../login/p.ts';",
      'commands/run may not import commands/login',
    ],
    [
      'packages/cli-harness/src/commands/arguments/a.ts',
      "import '../p.ts';",
      'commands/arguments may not import commands',
    ],
    ['packages/cli-harness/src/commands/attic/a.ts', '', 'commands/attic is not in the table'],
    ['packages/cli-harness/src/driver/a.ts', "import '../commands/p.ts';", 'driver may not import commands'],
    ['packages/cli-harness/src/report/a.ts', "import '../testing/p.ts';", 'belongs to the tests'],
    ['packages/core/src/attic/a.ts', '', 'attic is not in the table'],
  ])('%s: %s', (path, text, what) => {
    const rooms = [
      'ports',
      'use-cases',
      'flow',
      'gateways',
      'composition',
      'world',
      'commands',
      'commands/login',
      'commands/run',
      'node',
      'testing',
    ];
    const neighbours = rooms.map((room) => [
      `${path.split('/src/')[0]}/src/${room}/p.ts`,
      'export const p = 1;\n',
    ]);
    const house = plant({
      ...leaf,
      ...Object.fromEntries(neighbours),
      [path]: `${text}\nexport const x = 1;\n`,
    });
    const found = importViolations(house).filter(({ where }) =>
      path.endsWith(where.split('/').slice(1).join('/')),
    );
    expect(whats(found).join('\n')).toContain(what);
  });

  it('and what the table allows passes', () => {
    const schema = "import * as z from 'zod/mini';\nimport type { Leaf } from '../errors/leaf.ts';\n";
    expect(importViolations(plant({ ...leaf, [`${CORE}/session/a.schema.ts`]: schema }))).toEqual([]);
  });

  it('also in the tests that cross packages', () => {
    const house = plant({
      'tests/deep/a.test.ts': "import '../../packages/core/src/index.ts';\n",
      'tests/deep/b.test.ts': "import '@gatehouse-login/core/src/index.ts';\n",
      'tests/deep/c.test.ts': "import '@gatehouse-login/core/testing';\n",
    });
    expect(deepImportViolations(house).map(({ where }) => where)).toEqual([
      'tests/deep/a.test.ts',
      'tests/deep/b.test.ts',
    ]);
  });
});

describe('a cycle is caught', () => {
  it('even when it is made of types and goes through three files', () => {
    const house = plant({
      [`${CORE}/flow/a.ts`]: "import type { B } from './b.ts';\nexport type A = B;\n",
      [`${CORE}/flow/b.ts`]: "export type { C as B } from './c.ts';\n",
      [`${CORE}/flow/c.ts`]: "export type C = import('./a.ts').A;\n",
    });
    const path = 'core/flow/a.ts → core/flow/b.ts → core/flow/c.ts → core/flow/a.ts';
    expect(cycleViolations(house).map(({ what }) => what)).toEqual([path]);
  });

  it.each(['tests/a', 'scripts/lib', 'packages/web-react/build'])('in %s', (folder) => {
    const house = plant({
      [`${folder}/a.ts`]: "import './b.ts';\n",
      [`${folder}/b.ts`]: "import './a.ts';\n",
    });
    const path = `${folder}/a.ts → ${folder}/b.ts → ${folder}/a.ts`;
    expect(cycleViolations(house).map(({ what }) => what)).toEqual([path]);
  });
});

describe('a table that lets rooms import each other is caught', () => {
  const room = (...rooms: string[]) => ({ rooms, packages: [] });

  it.each([
    ['two rooms', { a: room('b'), b: room('a') }, 'a → b → a'],
    ['three rooms', { a: room('b'), b: room('c'), c: room('a') }, 'a → b → c → a'],
    ['a room that may import all, and one that may import it', { a: room('*'), b: room('a') }, 'a → b → a'],
  ])('%s', (_, table, circle) => {
    expect(whats(roomCircles({ pack: table }))).toEqual([`pack: ${circle}`]);
  });

  it('and rooms that stand on each other pass', () => {
    const table = { a: room('b', 'c'), b: room('c'), c: room(), d: room('*') };
    expect(roomCircles({ pack: table })).toEqual([]);
  });
});

describe('code that the house does not know is caught', () => {
  it.each([
    ['a throw', 'export const f = () => { throw 1; };', 'throw'],
    ['an any', 'export const f = (x: readonly any[]) => x;', 'any'],
    ['a default export', 'export default 1;', 'default export'],
    ['a default export by name', 'const a = 1; export { a as default };', 'default export'],
  ])('%s', (_, text, rule) => {
    const found = codeViolations(plant({ [`${CORE}/flow/a.ts`]: `${text}\n` }));
    expect(found.map((each) => each.rule)).toEqual([rule]);
  });

  it('and the word in a string or a comment is not', () => {
    const text = "// throw any default\nexport const words = 'throw any default';\n";
    expect(codeViolations(plant({ [`${CORE}/flow/a.ts`]: text }))).toEqual([]);
  });

  it.each([
    [301, 'over 300'],
    [161, 'nine in ten'],
    [61, 'median'],
  ])('a file of %i lines, alone', (lines, what) => {
    const found = sizeViolations(plant({ [`${CORE}/flow/a.ts`]: '\n'.repeat(lines) }));
    expect(whats(found).join('\n')).toContain(what);
  });

  it('an export of an entry without a comment, behind two files', () => {
    const house = plant({
      'packages/core/package.json': '{ "exports": { ".": { "@gatehouse-login/source": "./src/index.ts" } } }',
      [`${CORE}/index.ts`]: "export * from './flow/a.ts';\n",
      [`${CORE}/flow/a.ts`]: "export { bare, told } from './b.ts';\n",
      [`${CORE}/flow/b.ts`]: '/** Says what it is. */\nexport const told = 1;\n\nexport const bare = 2;\n',
    });
    expect(whats(documentationViolations(house))).toEqual(['core/flow/b.ts: bare has no comment']);
  });

  it.each([
    ['a member of an interface', 'interface Told { bare: string }'],
    ['a method', 'interface Told { bare(): void }'],
    ['a member of a class', 'class Told { bare = 1 }'],
    ['a member of a variant', "type Told = { kind: 'a' } | { kind: 'b'; bare: string }"],
    ['a member of a member', 'interface Told {\n/** The inner ones. */\nin: { bare: string } }', 'in.bare'],
    ['a member of a parameter', 'const Told = (options: { bare: string }): string => options.bare'],
    ['a member of what an exported type extends', 'interface Told extends Base {}', 'Base.bare'],
    ['a member of a type that is not exported', 'const Told = (): Base | null => null', 'Base.bare'],
  ])('%s without a comment', (_, declaration, path = 'bare') => {
    const base = '/** A base. */\ninterface Base { bare: string }\n';
    const house = plant({
      'packages/core/package.json': '{ "exports": { ".": { "@gatehouse-login/source": "./src/index.ts" } } }',
      [`${CORE}/index.ts`]: `${base}/** Says what it is. */\nexport ${declaration};\n`,
    });
    const name = path.startsWith('Base') ? path : `Told.${path}`;
    expect(whats(documentationViolations(house))).toEqual([`core/index.ts: ${name} has no comment`]);
  });

  it.each([
    ['/** How long. */ a: number', ['Told.a names no unit']],
    ['/** How long. */ a?: number | null', ['Told.a names no unit']],
    ['/** How long, in milliseconds. */ a: number', []],
    ['/** How long. */ a: string', []],
  ])('a number without a unit: %s', (member, expected) => {
    const house = plant({
      'packages/core/package.json': '{ "exports": { ".": { "@gatehouse-login/source": "./src/index.ts" } } }',
      [`${CORE}/index.ts`]: `/** Says what it is. */\nexport interface Told { ${member} }\n`,
    });
    expect(documentationViolations(house).map(({ what }) => what)).toEqual(expected);
  });

  it.each([
    [
      'a name that the variants of a union share, told once',
      "{ kind: 'a'; /** Its value. */ a: 1 } | { kind: 'b'; a: 2 }",
    ],
    ['a member with one value', "{ kind: 'a' }"],
    ['a choice from a union', 'Extract<Other, { a: string }>'],
    ['a name that the program gives', '{ [key: string]: string }'],
  ])('and %s needs no comment', (_, type) => {
    const house = plant({
      'packages/core/package.json': '{ "exports": { ".": { "@gatehouse-login/source": "./src/index.ts" } } }',
      [`${CORE}/index.ts`]: `/** Says what it is. */\nexport type Told = ${type};\n`,
    });
    expect(documentationViolations(house)).toEqual([]);
  });
});

describe('a manifest that breaks a rule is caught', () => {
  it.each([
    ['a package it may not know', { dependencies: { react: '19.3.1' } }, 'may not depend on react'],
    ['a version that moves', { devDependencies: { tsup: '^9.0.0' } }, 'tsup is not pinned'],
    ['a peer that must be there', { peerDependencies: { inversify: '8.2.3' } }, 'may not ask for the peer'],
    ['a copy of what is shared', { dependencies: { neverthrow: '8.2.0' } }, 'may not depend on neverthrow'],
    ['an install script', { scripts: { postinstall: 'node x.js' } }, 'has the script postinstall'],
    ['another licence', { license: 'MIT' }, 'has another licence'],
    ['a manifest that npm would publish', { private: false }, 'could be published'],
  ])('%s', (_, part, what) => {
    const json = JSON.stringify({ license: 'Apache-2.0', private: true, ...part });
    expect(whats(manifestViolations(plant({ 'packages/core/package.json': json })))).toEqual([
      expect.stringContaining(what),
    ]);
  });
});

it('a widget that decides by itself, and a behaviour that is not pure or not tested, are caught', () => {
  const widgets = 'packages/web-react/src/widgets';
  const house = plant({
    [`${widgets}/short-list/ShortList.tsx`]: 'export const ShortList = () => <ul onKeyDown={() => {}} />;\n',
    [`${widgets}/menu/Menu.tsx`]: 'export const Menu = () => <ul onKeyDown={() => {}} />;\n',
    [`${widgets}/menu/menu.behaviour.ts`]: 'export const step = () => document.title;\n',
    [`${widgets}/link/Link.tsx`]: 'export const Link = () => <a href="/">x</a>;\n',
  });
  expect(whats(behaviourViolations(house))).toEqual([
    'web-react/widgets/short-list/ShortList.tsx: answers keys without short-list.behaviour.ts',
    'web-react/widgets/menu/menu.behaviour.ts: is not pure: document.',
    'web-react/widgets/menu/menu.behaviour.ts: has no test',
  ]);
});

describe('what no page may do is caught', () => {
  const found = (rule: typeof sinkViolations, text: string, path = 'packages/web-react/src/screens/a.tsx') =>
    whats(rule(plant({ [path]: `${text}\n` }))).map((what) => what.replace(/^.*: /, ''));

  it.each([
    ["document.body.innerHTML = '<b>';", 'innerHTML'],
    ["const a = <p dangerouslySetInnerHTML={{ __html: '<b>' }} />;", 'dangerouslySetInnerHTML'],
    ["const a = { dangerouslySetInnerHTML: { __html: '<b>' } };", 'dangerouslySetInnerHTML'],
    ["const a = <iframe srcDoc='<b>' />;", 'srcDoc'],
    ["document.write('<b>');", 'document.write'],
    ["eval('1');", 'eval'],
    ["new Function('1');", 'Function'],
    ["element.insertAdjacentHTML('beforeend', '<b>');", 'insertAdjacentHTML'],
  ])('%s', (text, what) => {
    expect(found(sinkViolations, text)).toContain(what);
  });

  it.each([
    ['window.location.assign(address);', 'location.assign'],
    ['location.replace(address);', 'location.replace'],
    ['window.location.href = address;', 'location.href='],
    ['window.location = address;', 'location='],
    ['window.open(address);', 'open'],
    ['form.submit();', 'submit'],
  ])('%s', (text, what) => {
    expect(found(departureViolations, text)).toEqual([what]);
    expect(
      found(departureViolations, text, 'packages/web-react/src/composition/browser-navigator.ts'),
    ).toEqual([]);
  });

  it.each([
    '<a href={address} target="_blank" />',
    '<a href={address} target="_blank" rel="noreferrer" />',
    '<form target={name} />',
  ])('%s', (element) => {
    expect(found(openerViolations, `const a = ${element};`)).toEqual(['target without noopener']);
  });

  it('a cookie that is written, and not one that is read', () => {
    expect(found(cookieViolations, "document.cookie = 'a=b';")).toEqual(['cookie=']);
    expect(found(cookieViolations, 'const all = document.cookie;')).toEqual([]);
  });

  it('and what it may do is not', () => {
    const text = `window.location.reload();
// innerHTML
const words = 'innerHTML';
const a = <a href={address} target="_blank" rel="noopener noreferrer" />;
const b = await caches.open(words);`;
    for (const rule of [sinkViolations, departureViolations, openerViolations, cookieViolations])
      expect(found(rule, text)).toEqual([]);
    const inGallery = 'packages/web-react/src/gallery/a.ts';
    expect(found(departureViolations, 'location.replace(address);', inGallery)).toEqual([]);
  });
});
