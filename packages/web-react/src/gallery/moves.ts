import type { Configuration, Event, MessageKey, Runner } from '@gatehouse-login/core';
import type { PageBar } from '../flow/page-bar.ts';
import type { PageClock } from './stage/page-clock.ts';

/** What a move acts on. */
export interface Scene {
  readonly configuration: Configuration;
  readonly runner: Runner;
  readonly clock: PageClock;
  /** The bar over the header. */
  readonly bar: PageBar;
}

/** What leads to a picture: an event of the flow, or something that happens on the page. */
export type Move = Event | Act;

/** Something that happens on the page. */
type Act = (scene: Scene) => unknown;

/** Waits until there is such an element. If none comes, the stage reports that the state could not be reached. */
async function find(selector: string, { clock }: Scene): Promise<HTMLElement> {
  for (let turn = 0; turn < 400; turn += 1) {
    const element = document.querySelector<HTMLElement>(selector);
    if (element !== null) return element;
    await clock.pause();
  }
  return Promise.reject(new Error(`There is no ${selector}.`));
}

/** Types texts into fields of the screen, in place of what is there. */
export const fill =
  (texts: Readonly<Record<string, string>>): Act =>
  async (scene) => {
    for (const [name, text] of Object.entries(texts)) {
      const field = await find(`main [name="${name}"]`, scene);
      // React overrides the field's own property, and would not notice the change.
      Reflect.set(HTMLInputElement.prototype, 'value', text, field);
      // What a person types has an input type. The list of countries opens only for that.
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
      await scene.clock.turn();
    }
  };

/** Clicks an element. */
export const press =
  (selector: string): Move =>
  async (scene) =>
    (await find(selector, scene)).click();

/** Waits for what is still loading. */
export const waitFor =
  (selector: string): Move =>
  (scene) =>
    find(selector, scene);

/** Presses an element until another one appears: the code that answers may still be loading. */
export const pressUntil =
  (selector: string, appears: string): Move =>
  async (scene) => {
    const element = await find(selector, scene);
    for (let turn = 0; turn < 400 && document.querySelector(appears) === null; turn += 1) {
      element.click();
      await scene.clock.pause();
    }
  };

/** Leaves a field. */
export const leave =
  (name: string): Move =>
  async (scene) => {
    const field = await find(`main [name="${name}"]`, scene);
    // A frame that does not have the focus cannot lose it.
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };

/** Lets time pass. */
export const pass =
  (milliseconds: number): Move =>
  ({ clock }) =>
    clock.advance(milliseconds);

/** Something happens that belongs to no screen: the connection is lost, or another tab has logged in. */
export const say =
  (key: MessageKey): Move =>
  ({ bar }) =>
    bar.say(key);

const NAMES = {
  username: { username: 'DM123456' },
  phone: { phonePrefix: '+86', phoneNumber: '13800138000' },
};

/** The browser lets the page copy, or does not. */
export const copying =
  (isAllowed: boolean): Act =>
  () =>
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => (isAllowed ? Promise.resolve() : Promise.reject(new Error('Not allowed'))) },
    });

/** Types a key while Caps Lock is on. */
export const typeInCapitals =
  (name: string): Act =>
  async (scene) => {
    const field = await find(`main [name="${name}"]`, scene);
    field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, modifierCapsLock: true }));
  };

/** Fills in the login form, on the tab in use. */
export const fillIn: Move = (scene) => {
  const state = scene.runner.getSnapshot();
  const name = state.at === 'opening' ? {} : NAMES[state.draft.tab];
  return fill({ ...name, password: 'Correct-Horse-9' })(scene);
};

/** Presses the button of the screen's form. */
export const pressSubmit = press('main form [type=submit]');

/** Fills in the login form and sends it. */
export const signIn: readonly Move[] = [fillIn, pressSubmit];
