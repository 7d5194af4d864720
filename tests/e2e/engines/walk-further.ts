import { personOf } from '../support/sandbox.ts';
import { WRONG_PASSWORD } from '../support/secrets.ts';
import { text } from './visitor.ts';
import type { Step } from './walk.ts';

const EXPIRED = 'Your login has expired. Please log in again.';
const NEW_PASSWORD = 'New-Canary46';

/** What else the screens show, and what depends on an engine's own history. */
export const FURTHER: readonly Step[] = [
  {
    title: 'back, forward and reload on two-factor lead to the login',
    async walk(visitor) {
      await visitor.open('city-index', '/en-uk?a=1');
      await visitor.sees('login');
      await visitor.signsIn(personOf(visitor.sandbox, 'two-factor'));
      await visitor.sees('two-factor');
      await visitor.engine.read('void history.back()');
      await visitor.sees('login');
      await visitor.engine.read('void history.forward()');
      await visitor.reads(text('.notice__text'), EXPIRED);
      // The user name is still in its field.
      await visitor.open('city-index', '/en-uk?a=1');
      await visitor.sees('login');
      await visitor.signsIn(personOf(visitor.sandbox, 'two-factor'));
      await visitor.sees('two-factor');
      await visitor.engine.read('void location.reload()');
      await visitor.sees('login');
      await visitor.reads(text('.notice__text'), EXPIRED);
      await visitor.reads('location.pathname + location.search', '/en-uk?a=1');
    },
  },
  {
    title: 'a password that could not be changed is told, and the form comes back as it was',
    async walk(visitor) {
      const person = personOf(visitor.sandbox, 'change-fails');
      const repeated = 'input[name=reEnterPassword]';
      await visitor.open('whs', '/');
      await visitor.signsIn(person);
      await visitor.sees('force-password');
      await visitor.engine.type('input[autocomplete=current-password]:not([hidden])', person.password);
      await visitor.engine.type('input[autocomplete=new-password]', NEW_PASSWORD);
      await visitor.engine.type(repeated, NEW_PASSWORD);
      await visitor.engine.press('Enter');
      await visitor.reads(text('h1'), 'There was an error changing your password');
      await visitor.engine.click('.force-password__end button');
      await visitor.reads(text('h1'), 'Change your Password');
      await visitor.reads(`document.querySelector('${repeated}').value === '${NEW_PASSWORD}'`, true);
    },
  },
  {
    title: 'a service that is busy locks the button until its time is over',
    async walk(visitor) {
      const person = personOf(visitor.sandbox, 'plain');
      visitor.sandbox.faults.add({ call: 'session', kind: 'busy', retryAfter: '2', count: 1 });
      await visitor.open('whs', '/');
      await visitor.sees('login');
      await visitor.signsIn(person);
      await visitor.reads(
        "document.querySelector('form [type=submit]').getAttribute('aria-disabled')",
        'true',
      );
      await visitor.reads(text('.notice__text'), 'You can try again now.');
      await visitor.engine.click('form [type=submit]');
      await visitor.arrives();
    },
  },
  {
    title: 'another language is chosen in the menu, and what was typed stays',
    async walk(visitor) {
      await visitor.open('city-index', '/en-uk');
      await visitor.sees('login');
      await visitor.engine.type('input[name=username]', 'half-typed');
      await visitor.engine.type('input[name=password]', WRONG_PASSWORD);
      await visitor.engine.click('button[aria-haspopup=menu]');
      await visitor.engine.click('[role=menuitemradio][lang=de]');
      await visitor.reads(text('h1'), 'Anmelden');
      await visitor.reads("document.querySelector('input[name=username]').value", 'half-typed');
      await visitor.reads(
        `document.querySelector('input[name=password]').value === '${WRONG_PASSWORD}'`,
        true,
      );
    },
  },
];
