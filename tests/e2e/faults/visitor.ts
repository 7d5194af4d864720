import type { Sandbox } from '@gatehouse-login/sandbox';
import type { Page } from 'playwright/test';
import type { Guard } from '../support/guard.ts';
import { chooseUserName, expectScreen, fillIn, logInButton, signIn } from '../support/login-page.ts';
import { type Person, personOf, queryFor, ROOT_OF } from '../support/sandbox.ts';
import { choose, code, contacts, newestCode } from '../support/two-factor-page.ts';
import type { Call, FaultBrand } from './cells.ts';
import { observe, type Seen, settle } from './observe.ts';

/** A page of one brand, and who visits it. */
export interface Visit {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly guard: Guard;
  readonly brand: FaultBrand;
  readonly site: string;
  readonly isStamped: boolean;
}

export const NEW_PASSWORD = 'New-Canary45';
const PERSON = {
  session: 'plain',
  account: 'plain',
  'send-code': 'two-factor',
  'verify-code': 'two-factor',
  'change-password': 'forced-change',
  config: 'plain',
  translations: 'plain',
} as const satisfies Record<Call, string>;

/** Whoever signs in where this call is to fail. */
export const personFor = (sandbox: Sandbox, call: Call): Person => personOf(sandbox, PERSON[call]);

/** The end of the address of each call. */
export const PATHS = {
  session: '/v2/Session',
  account: '/v2/UserAccount/ClientAndTradingAccount',
  'send-code': '/Code',
  'verify-code': '/session/2FA/VerifyAuthCode',
  'change-password': '/session/changePassword',
  config: '/configs/config.json',
  translations: '/assets/i18n/de.json',
} as const satisfies Record<Call, string>;

/** How often a page has made a call. */
export const timesSent = ({ guard }: Visit, call: Call): number =>
  guard.asked.filter((asked) => !asked.startsWith('OPTIONS') && asked.endsWith(PATHS[call])).length;

export const addressOf = ({ site, sandbox, brand }: Visit): string =>
  `${site}${ROOT_OF[brand]}${queryFor(sandbox, brand)}`;

const passwordFields = (page: Page) => page.locator('main form:visible input[autocomplete*=password]');

/** Types the old password and the new one twice. */
export async function fillInChange(page: Page, old: string): Promise<void> {
  const fields = passwordFields(page);
  await fields.nth(0).fill(old);
  await fields.nth(1).fill(NEW_PASSWORD);
  await fields.nth(2).fill(NEW_PASSWORD);
}

async function fillInLogin(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Remember me').check();
  await fillIn(page, person);
}

async function goToContacts(page: Page, person: Person): Promise<void> {
  await signIn(page, person);
  await expectScreen(page, 'two-factor');
}

type Way = (page: Page, person: Person, sandbox: Sandbox) => Promise<void>;

/** What comes between the login form and the act that makes the call. */
const WAYS: Readonly<Record<Exclude<Call, 'config'>, Way>> = {
  session: fillInLogin,
  account: fillInLogin,
  translations: fillInLogin,
  'send-code': goToContacts,
  async 'verify-code'(page, person, sandbox) {
    await goToContacts(page, person);
    await choose(page);
    await page.locator('html[data-message="twoFactor.codeSent"]').waitFor({ state: 'attached' });
    await code(page).fill(newestCode(sandbox));
  },
  async 'change-password'(page, person) {
    await signIn(page, person);
    await expectScreen(page, 'force-password');
    await fillInChange(page, person.password);
  },
};

/** Does what comes before the call, up to the last act. */
export async function goTo(visit: Visit, call: Call): Promise<void> {
  const { page, sandbox } = visit;
  if (call === 'config') return;
  await page.goto(addressOf(visit));
  await expectScreen(page, 'login');
  await WAYS[call](page, personFor(sandbox, call), sandbox);
}

const submit = (page: Page): Promise<void> => logInButton(page).click();

const ACTS: Readonly<Record<Call, (page: Page) => Promise<void>>> = {
  session: submit,
  account: submit,
  'send-code': choose,
  'verify-code': submit,
  'change-password': submit,
  config: submit,
  async translations(page) {
    await page.locator('header button[aria-haspopup=menu]').click();
    await page.locator('[role=menuitemradio][lang=de]').click();
  },
};

/** Does the last act, which makes the call. Reading the configuration needs none. */
export const act = ({ page }: Visit, call: Call): Promise<void> => ACTS[call](page);

/** Whether what the visitor wanted has happened. */
export const isDone = (call: Call, { state, language, says }: Seen): boolean => {
  if (call === 'translations') return language === 'de' || state === 'left';
  if (call === 'send-code') return says.join().includes('has been sent') || state === 'left';
  return state === 'left' || (call === 'change-password' && state === 'password-changed');
};

/** Returns what the visitor typed or chose, and whether the page still has it. */
export async function kept(visit: Visit, call: Call): Promise<Readonly<Record<string, boolean>>> {
  const { page, sandbox } = visit;
  const person = personFor(sandbox, call);
  const holds = async (name: string, value: string): Promise<boolean> =>
    (await page
      .locator(`main input[name=${name}]`)
      .inputValue({ timeout: 500 })
      .catch(() => '')) === value;
  if (call === 'config') return {};
  if (call === 'send-code' || call === 'verify-code') {
    const chosen = (await contacts(page).locator('.select__text:not(.muted)').count()) > 0;
    if (call === 'send-code') return { contact: chosen };
    return { contact: chosen, code: await holds('code', newestCode(sandbox)) };
  }
  if (call === 'change-password')
    return {
      'old password': await holds('oldPassword', person.password),
      'new password':
        (await holds('newPassword', NEW_PASSWORD)) && (await holds('reEnterPassword', NEW_PASSWORD)),
    };
  return {
    'user name': await holds('username', person.username),
    password: await holds('password', person.password),
    'remember me': await page
      .locator('main input[name=rememberMe]')
      .isChecked({ timeout: 500 })
      .catch(() => false),
  };
}

/** The name of a window whose browser keeps cookies again. */
export const MENDED = 'mended';

const RELOAD = 'load the page again';

/** One thing that a visitor can do to get on, in the words of the page. */
async function move(visit: Visit, call: Call, seen: Seen, moves: readonly string[]): Promise<string> {
  const { page, sandbox } = visit;
  const person = personFor(sandbox, call);
  const press = async (action: string): Promise<string> => {
    await page.locator(`main [data-action=${action}]`).first().click();
    return `press "${action.replaceAll('-', ' ')}"`;
  };
  const reload = page.locator('.reload-offer button, .loading-late a');
  if ((await reload.count()) > 0 && call === 'session') {
    await reload.click();
    await page.waitForLoadState();
    return 'press "load again"';
  }
  // The settings of a page stay what they were when it was loaded.
  const isSetUpWrongly = moves.length > 1 || seen.state === 'redirect-refused';
  const isCookieMissing = seen.says.join().includes('cookies');
  if (((call === 'config' && isSetUpWrongly) || isCookieMissing) && !moves.includes(RELOAD)) {
    await page.evaluate((name) => {
      window.name = name;
    }, MENDED);
    await page.goto(addressOf(visit));
    return RELOAD;
  }
  if (call === 'translations' && seen.state === 'login') {
    await act(visit, call);
    return 'choose the language again';
  }
  switch (seen.state) {
    case 'login': {
      if (call === 'change-password') {
        await signIn(page, { ...person, password: NEW_PASSWORD });
        return 'log in with the new password';
      }
      const filled = Object.values(await kept(visit, 'session')).every(Boolean);
      if (!filled) await fillIn(page, person);
      await chooseUserName(page);
      await logInButton(page).click();
      return filled ? 'press "log in" again' : 'log in again';
    }
    case 'configuration-fault':
      await page.locator('main button').first().click();
      return 'press "try again"';
    case 'password-not-changed':
      return press('close');
    case 'password-changed':
      return press('ok');
    case 'leaving':
      return press('continue');
    case 'login-failed':
    case 'reset':
      return press('back');
    case 'force-password': {
      if (moves.filter((made) => made === 'press "close"').length > 1) return press('back');
      const filled = Object.values(await kept(visit, call)).every(Boolean);
      if (!filled) await fillInChange(page, person.password);
      await logInButton(page).click();
      return filled ? 'press "submit" again' : 'type the passwords again';
    }
    case 'code-refused':
      await page.getByRole('alertdialog').getByRole('button').click();
      return 'close the message';
    case 'two-factor': {
      const { contact } = await kept(visit, 'send-code');
      if (call === 'send-code' || !contact) {
        if (!contact) await choose(page);
        else return press('resend-code');
        return 'choose where to send the code';
      }
      const filled = (await kept(visit, call)).code;
      if (!filled) await code(page).fill(newestCode(sandbox));
      await logInButton(page).click();
      return filled ? 'press "submit" again' : 'type the code again';
    }
    default:
      throw new Error(`there is no way forward from ${seen.state}`);
  }
}

/** Goes on as a patient visitor does, until what was wanted has happened. Returns every move. */
export async function goOn(visit: Visit, call: Call, from: Seen): Promise<readonly string[]> {
  const moves: string[] = [];
  let seen = from;
  while (!isDone(call, seen)) {
    if (moves.length > 5) throw new Error(`no way forward: ${moves.join(', ')}: ${seen.says}`);
    moves.push(await move(visit, call, seen, moves));
    // A press before React has taken over waits for it. Only later is the form busy.
    const held = visit.page.locator('form:not([aria-busy=true]) [data-busy]');
    await held.waitFor({ state: 'detached', timeout: 5_000 });
    // A page that loads its configuration again shows the fault until it has it.
    seen = await settle(visit.page, visit.site, ({ state }) => state !== 'configuration-fault');
    // An answer that is taken changes the state after the press, and not at once.
    if (!isDone(call, seen) && seen.state === from.state) seen = await observe(visit.page, visit.site);
  }
  return moves;
}
