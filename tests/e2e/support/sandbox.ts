import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createSandbox, type Sandbox, type SandboxOptions } from '@gatehouse-login/sandbox';
import { expect } from 'playwright/test';
import { IS_FULL } from './chance.ts';

/** The built site, or the build that GATEHOUSE_SITE_DIR names. */
export const SITE_DIR =
  process.env.GATEHOUSE_SITE_DIR ??
  fileURLToPath(new URL('../../../packages/web-react/dist', import.meta.url));

export type Brand = keyof Sandbox['brands'];
export type Person = Sandbox['people'][number];

/** The seven brands in the order of their ports. */
export const BRANDS = [
  'city-index',
  'forex',
  'whs',
  'kq',
  'forex-chinese',
  'tradingview-city-index',
  'tradingview-forex',
] as const satisfies readonly Brand[];

/**
 * The brands that a test tries which is the same for each of them: what differs is core's table of brands, which has
 * tests of its own. Two, or all in `npm run test:full`.
 */
export const TRIED_BRANDS: readonly Brand[] = IS_FULL ? BRANDS : ['city-index', 'tradingview-forex'];

/** The path of each brand's login after the fallback: a region prefix, or the root. */
export const ROOT_OF = {
  'city-index': '/en-uk',
  forex: '/en-uk',
  whs: '/',
  kq: '/',
  'forex-chinese': '/',
  'tradingview-city-index': '/en-uk',
  'tradingview-forex': '/en-uk',
} as const satisfies Record<Brand, string>;

export const isTradingview = (brand: Brand): boolean => brand.startsWith('tradingview-');

interface Answer {
  readonly documents: readonly { readonly html: string; readonly addresses: Record<string, string[]> }[];
}

/** Stamps the site, as `gatehouse sandbox` does. */
const documents: NonNullable<SandboxOptions['documents']> = async ({ configuration, origin }) => {
  const { stamp } = await import(pathToFileURL(join(SITE_DIR, 'stamp', 'index.js')).href);
  const answer: Answer = await stamp({ site: SITE_DIR, file: configuration, origin });
  return answer.documents.flatMap(({ html, addresses }) =>
    Object.entries(addresses).flatMap(([path, langs]) => langs.map((lang) => ({ path, lang, html }))),
  );
};

/** Why documents could not be stamped. The sandbox goes on without them, and a test must not. */
export const stampProblems: string[] = [];
const log = (line: string): void => {
  if (line.includes('documents failed')) stampProblems.push(line);
};

/** Starts a sandbox on free ports with the built site, stamped as a visitor gets it or not. */
export async function startSandbox(stamped = true, options: SandboxOptions = {}): Promise<Sandbox> {
  const started = await createSandbox({
    port: 0,
    siteDir: SITE_DIR,
    log,
    ...(stamped ? { documents } : {}),
    ...options,
  });
  expect(started.isOk(), 'the sandbox starts').toBe(true);
  return started._unsafeUnwrap();
}

/** Returns the demo person with this id. */
export function personOf(sandbox: Sandbox, id: string): Person {
  const person = sandbox.people.find((known) => known.id === id);
  expect(person, `the sandbox knows ${id}`).toBeDefined();
  return person as Person;
}

/** The callback address that the sandbox's partner has listed. */
export const callbackOf = (sandbox: Sandbox): string => `${sandbox.home}/tradingview/callback/`;

/** The query that a brand's sign-in needs: a partner's request on TradingView variants, else none. */
export const queryFor = (sandbox: Sandbox, brand: Brand, state = 'st&te=1'): string =>
  isTradingview(brand)
    ? `?redirect_uri=${encodeURIComponent(callbackOf(sandbox))}&state=${encodeURIComponent(state)}`
    : '';

/** The calls of one kind that reached the sandbox, newest first. */
export const callsTo = (sandbox: Sandbox, part: string): readonly ReturnType<Sandbox['journal']>[number][] =>
  sandbox.journal().filter(({ path }) => path.split('?')[0]?.endsWith(part));

export const SESSION_CALL = '/v2/Session';
export const ACCOUNT_CALL = '/v2/UserAccount/ClientAndTradingAccount';
export const CHANGE_CALL = '/session/changePassword';
