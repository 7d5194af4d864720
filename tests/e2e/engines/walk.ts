import { expect } from 'playwright/test';
import { callbackOf, personOf } from '../support/sandbox.ts';
import { WRONG_PASSWORD } from '../support/secrets.ts';
import { text, type Visitor } from './visitor.ts';

/** A part of the walk: what is to be seen, and the way there. */
export interface Step {
  readonly title: string;
  /** Whether the short walk has it, too. */
  readonly isShort?: true;
  readonly walk: (visitor: Visitor) => Promise<void>;
}

const NEW_PASSWORD = 'New-Canary45';

/** The left edge of an element. */
const leftOf = (selector: string): string =>
  `Math.round(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().left)`;
const widthOf = (selector: string): string =>
  `Math.round(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().width)`;

/** Every screen, in an order in which a visitor may come to them. `walk-further.ts` has what else they show. */
export const WALK: readonly Step[] = [
  {
    title: 'a wrong password leads to login-failed, and back with the user name',
    isShort: true,
    async walk(visitor) {
      await visitor.engine.resize(1280, 900);
      await visitor.open('city-index', '/en-uk?a=1');
      await visitor.sees('login');
      await visitor.reads("document.activeElement?.getAttribute('name')", 'username');
      await visitor.signsIn({ username: 'somebody', password: WRONG_PASSWORD });
      await visitor.sees('login-failed');
      await visitor.reads('document.activeElement?.textContent', 'Incorrect Username or Password');
      await visitor.reads('location.pathname + location.search', '/en-uk/login-failed?a=1');
      await visitor.engine.click('main a');
      await visitor.sees('login');
      await visitor.reads("document.querySelector('input[name=username]').value", 'somebody');
    },
  },
  {
    title: 'a right one leads to the platform, from a stamped document',
    isShort: true,
    async walk(visitor) {
      await visitor.open('whs', '/');
      await visitor.sees('login');
      await visitor.reads('document.fonts.status', 'loaded');
      await visitor.signsIn(personOf(visitor.sandbox, 'plain'));
      await visitor.arrives();
    },
  },
  {
    title: 'the login has its measures, and Arabic mirrors them',
    async walk(visitor) {
      await visitor.open('forex', '/en-uk');
      await visitor.sees('login');
      await visitor.reads("Math.round(document.querySelector('header').getBoundingClientRect().height)", 73);
      await visitor.reads(widthOf('main'), 470);
      const left = await visitor.engine.read(leftOf('main'));
      await visitor.open('forex', '/en-uk?lang=ar');
      await visitor.reads('document.documentElement.dir', 'rtl');
      await visitor.sees('login');
      expect(await visitor.engine.read('innerWidth')).toBe(
        Number(left) + Number(await visitor.engine.read(leftOf('main'))) + 470,
      );
      await visitor.engine.click('button[aria-haspopup=menu]');
      await visitor.reads('document.activeElement?.textContent', 'العربية');
      await visitor.engine.press('Escape');
      await visitor.reads("document.querySelector('[role=menu]').hidden", true);
      await visitor.reads("document.activeElement?.getAttribute('aria-haspopup')", 'menu');
    },
  },
  {
    title: 'a phone number logs in, with a code from the list of countries',
    async walk(visitor) {
      await visitor.open('forex-chinese', '/');
      await visitor.sees('login');
      // The list arrives after the field, which can be used without it.
      await expect(async () => {
        await visitor.engine.click('input[role=combobox]');
        expect(await visitor.engine.read("document.querySelectorAll('[role=option]').length")).not.toBe(0);
      }).toPass();
      // The bar of a list of six rows.
      const track = "document.querySelector('[role=listbox] + .scroll-area__track')";
      await visitor.reads(`[${track}?.offsetWidth, ${track}?.offsetHeight].join()`, '8,264');
      await visitor.engine.type('input[role=combobox]', '86');
      await visitor.reads("document.querySelectorAll('[role=option]').length < 20", true);
      await visitor.engine.press('Enter');
      await visitor.engine.type('input[inputmode=tel]:not([role=combobox])', '13800138000');
      await visitor.engine.type('input[name=password]', personOf(visitor.sandbox, 'phone').password);
      await visitor.engine.press('Enter');
      await visitor.arrives();
    },
  },
  {
    title: 'the page for forgotten passwords is framed, and closed',
    async walk(visitor) {
      await visitor.open('kq', '/?a=1');
      await visitor.sees('login');
      await visitor.engine.click('a[href^="/reset"]');
      await visitor.sees('reset');
      await visitor.reads("document.querySelector('iframe').getBoundingClientRect().height", 530);
      await visitor.engine.click('main button');
      await visitor.sees('login');
      await visitor.reads('location.pathname + location.search', '/?a=1');
    },
  },
  {
    title: 'two-factor refuses a wrong code in its pop-up, and takes the right one',
    async walk(visitor) {
      await visitor.open('city-index', '/en-uk');
      await visitor.signsIn(personOf(visitor.sandbox, 'two-factor'));
      await visitor.sees('two-factor');
      await visitor.reads(widthOf('main'), 350);
      await visitor.engine.click('[role=combobox]');
      await visitor.engine.click('[role=option]');
      await visitor.reads(text('.notice__text'), 'The authentication code has been sent to you.');
      const code = visitor.sandbox.inbox()[0]?.code ?? '';
      await visitor.engine.type('input[name=code]', code === '000000' ? '111111' : '000000');
      await visitor.engine.press('Enter');
      await visitor.reads(
        "document.querySelector('[role=alertdialog]')?.contains(document.activeElement)",
        true,
      );
      await visitor.engine.press('Tab');
      await visitor.reads("document.activeElement?.matches('[role=alertdialog] button')", true);
      // Enter presses no button in Firefox without a screen: no window has the focus there.
      await visitor.engine.click('[role=alertdialog] button');
      await visitor.reads("document.querySelectorAll('[role=alertdialog]').length", 0);
      await visitor.reads("document.querySelector('input[name=code]').value", '');
      await visitor.engine.type('input[name=code]', code);
      await visitor.engine.click('form button[type=submit]');
      await visitor.arrives();
    },
  },
  {
    title: 'a password is changed, with its checklist',
    async walk(visitor) {
      const person = personOf(visitor.sandbox, 'forced-change');
      await visitor.open('whs', '/');
      await visitor.signsIn(person);
      await visitor.sees('force-password');
      await visitor.engine.type('input[autocomplete=current-password]:not([hidden])', person.password);
      await visitor.engine.type('input[autocomplete=new-password]', NEW_PASSWORD);
      await visitor.engine.press('Tab');
      await visitor.engine.press('Tab');
      await visitor.engine.type('input[name=reEnterPassword]', NEW_PASSWORD);
      await visitor.engine.press('Enter');
      await visitor.reads(text('h1'), 'Your password was successfully changed');
      await visitor.engine.click('main button');
      await visitor.arrives();
    },
  },
  {
    title: 'the region ie shows its risk disclaimer',
    async walk(visitor) {
      await visitor.open('forex', '/ie');
      await visitor.sees('login');
      await visitor.reads("document.querySelector('.risk-disclaimer img')?.naturalWidth > 0", true);
    },
  },
  {
    title: 'a partner gets its visitor back, and an address that is not listed is refused',
    async walk(visitor) {
      await visitor.open('tradingview-forex', '/en-uk?redirect_uri=https%3A%2F%2Felsewhere.example%2F');
      await visitor.reads(text('[role=alert]'), 'Invalid redirectUri provided');
      await visitor.reads("document.querySelector('form')", null);
      const callback = encodeURIComponent(callbackOf(visitor.sandbox));
      await visitor.open('tradingview-forex', `/en-uk?redirect_uri=${callback}&state=a%26b`);
      await visitor.sees('login');
      await visitor.signsIn(personOf(visitor.sandbox, 'plain'));
      await visitor.arrives();
    },
  },
  {
    title: 'a step without the one before it leads to the login, which says why',
    async walk(visitor) {
      await visitor.open('city-index', '/en-uk/tfa?a=1');
      await visitor.sees('login');
      await visitor.reads(text('.notice__text'), 'Your login has expired. Please log in again.');
    },
  },
  {
    title: 'a destination that does not answer can be opened again',
    async walk(visitor) {
      await visitor.open('kq', '/');
      await visitor.sees('login');
      await visitor.signsIn(personOf(visitor.sandbox, 'plain'));
      await visitor.sees('leaving');
      await visitor.reads(
        "[...document.querySelectorAll('main button')].map((b) => b.textContent).join()",
        'Continue',
      );
    },
  },
  {
    title: 'settings that do not arrive are a page that tries again',
    async walk(visitor) {
      visitor.sandbox.faults.add({ call: 'config', kind: 'server-error' });
      await visitor.open('city-index', '/en-uk/login-failed');
      await visitor.sees('configuration-fault');
      visitor.sandbox.faults.clear();
      await visitor.engine.click('main button');
      await visitor.sees('login-failed');
    },
  },
];
