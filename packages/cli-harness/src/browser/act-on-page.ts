import { setTimeout as wait } from 'node:timers/promises';
import { isWorking, type OfferedAction } from '@gatehouse-login/core';
import type { Locator, Page } from 'playwright-core';
import type { Button, Shown, VisitorAction } from '../driver/login-driver.ts';

/** What acting on a page needs. */
export interface Hands {
  readonly page: Page;
  readonly shown: Shown;
}

// The page renders its state at once. A part that is not there then is not offered.
const PATIENCE = 200;
const UNTIL_CANCEL = 6_000;
const PAUSE = 25;
// A busy machine may take long for a click.
const DEADLINE = 10_000;

/** Does something as a visitor does. False if the page does not offer it. */
export async function actOnPage(action: VisitorAction, hands: Hands): Promise<boolean> {
  const { page } = hands;
  const main = page.locator('main[data-screen]');
  // Behind the pop-up, the page does not answer.
  if (hands.shown.at === 'code-refused' && !reachesPopup(action)) return false;
  switch (action.do) {
    case 'type-username':
      await chooseTab(main, 'username');
      return fill(main, 'username', action.username);
    case 'sign-in':
      return signIn(main, action);
    case 'sign-in-again':
      return click(main.locator('form button[type=submit]'));
    case 'choose-contact':
      return chooseContact(main, action.contactId, hands);
    case 'resend-code':
      return click(marked(main, 'resend-code'));
    case 'enter-code':
      return (
        (await fill(main, 'code', action.code.reveal())) && click(main.locator('form button[type=submit]'))
      );
    case 'change-password':
      return (
        (await fill(main, 'oldPassword', action.oldPassword.reveal())) &&
        (await fill(main, 'newPassword', action.newPassword.reveal())) &&
        (await fill(main, 'reEnterPassword', action.reEnterPassword.reveal())) &&
        click(main.locator('form button[type=submit]'))
      );
    case 'press':
      return press(action.button, main, hands);
    case 'switch-language':
      return (
        (await click(page.locator('header button[aria-haspopup=menu]'))) &&
        click(page.locator(`[role=menuitemradio][lang=${action.language}]`))
      );
    case 'go-back':
    case 'go-forward':
      return goBy(page, action.do === 'go-back' ? 'Back' : 'Forward');
    case 'come-back':
      await page.evaluate("window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
      return true;
  }
}

const reachesPopup = (action: VisitorAction): boolean =>
  ['go-back', 'go-forward', 'come-back'].includes(action.do) ||
  (action.do === 'press' && action.button === 'ok');

const marked = (main: Locator, action: OfferedAction): Locator => main.locator(`[data-action=${action}]`);

async function signIn(
  main: Locator,
  { who, password, platform, rememberMe }: Extract<VisitorAction, { do: 'sign-in' }>,
): Promise<boolean> {
  await chooseTab(main, who.by);
  const isNamed =
    who.by === 'username'
      ? await fill(main, 'username', who.username)
      : (await fill(main, 'phonePrefix', who.prefix)) && (await fill(main, 'phoneNumber', who.number));
  if (!isNamed || !(await fill(main, 'password', password.reveal()))) return false;
  const choice = main.locator(`input[name=platformType][value="${platform ?? ''}"]`);
  if (platform !== null && (await choice.count()) > 0) await choice.check({ timeout: DEADLINE, force: true });
  const box = main.locator('input[name=rememberMe]');
  if ((await box.isChecked()) !== rememberMe)
    await box.setChecked(rememberMe, { timeout: DEADLINE, force: true });
  return click(main.locator('form button[type=submit]'));
}

/** Goes to a tab, on a page that has tabs. */
async function chooseTab(main: Locator, name: 'username' | 'phone'): Promise<void> {
  const tab = main.locator(`[role=tab][data-name=${name}]`);
  if ((await tab.count()) > 0) await click(tab);
}

async function chooseContact(main: Locator, id: string, { shown }: Hands): Promise<boolean> {
  const at = shown.contacts.findIndex(({ contactId }) => contactId === id);
  if (at < 0 || !(await click(main.locator('form [role=combobox]')))) return false;
  return click(main.locator('[role=option]').nth(at));
}

/** While it works, the page offers to cancel only after a while. */
const press = (button: Button, main: Locator, { shown }: Hands): Promise<boolean> =>
  click(marked(main, button), button === 'cancel' && isWorking(shown) ? UNTIL_CANCEL : PATIENCE);

/** Uses the browser's own buttons. There is nothing behind the first page, and nothing after the last one. */
async function goBy(page: Page, way: 'Back' | 'Forward'): Promise<boolean> {
  const isThere = await page.evaluate(`navigation.canGo${way}`);
  if (isThere !== true) return false;
  await page.evaluate(`history.${way.toLowerCase()}()`);
  return true;
}

const fill = async (main: Locator, name: string, text: string): Promise<boolean> => {
  const field = main.locator(`input[name=${name}]`);
  return (await isThere(field, PATIENCE)) && succeeds(field.fill(text, { force: true, timeout: DEADLINE }));
};

/**
 * Clicks what is there. A button that is locked for now, or busy, can be pressed too, and does nothing: it is never
 * `disabled`.
 */
const click = async (target: Locator, patience = PATIENCE): Promise<boolean> => {
  const offered = target.first();
  return (await isThere(offered, patience)) && succeeds(offered.click({ force: true, timeout: DEADLINE }));
};

/** Waits for a part of the page. On a machine that is very busy, it looks at least three times. */
async function isThere(part: Locator, patience: number): Promise<boolean> {
  const start = performance.now();
  for (let looks = 0; looks < 3 || performance.now() - start < patience; looks += 1) {
    if (await part.isVisible()) return true;
    await wait(PAUSE);
  }
  return false;
}

const succeeds = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
