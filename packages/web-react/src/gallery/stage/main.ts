import '../../styles/site.css';
import type { Brand } from '@gatehouse-login/core';
import { readAddress } from '../address.ts';
import { exhibitsOf } from '../states.ts';
import { show } from './show.tsx';
import type { Showing } from './showing.ts';

declare global {
  interface Window {
    /** Returns the ids of a brand's states, for tools that walk through them. */
    stateIds(brand: Brand): readonly string[];
  }
  interface WindowEventMap {
    'state-shown': CustomEvent<{
      readonly address: string;
      readonly trail: readonly string[];
      readonly problem?: string;
    }>;
  }
}

window.stateIds = (brand) => exhibitsOf(brand).map(({ id }) => id);

const { focus } = HTMLElement.prototype;

/** A frame must not take the focus from what somebody does in the gallery around it. */
function keepFocus(keep: boolean): void {
  if (window.parent !== window) HTMLElement.prototype.focus = keep ? () => {} : focus;
}

// References are random. Here they are the same each time.
crypto.getRandomValues = (array) => {
  if (array instanceof Uint8Array) array.fill(7);
  return array;
};

const element = document.getElementById('root');
let showing: Promise<Showing | undefined> = Promise.resolve(undefined);

/** Shows the state of the address in place of the one before, and reports it. */
function follow(): void {
  const address = window.location.hash;
  const { dataset } = document.documentElement;
  showing = showing.then(async (before) => {
    before?.end();
    if (element === null) return undefined;
    keepFocus(true);
    const next = await show(element, readAddress(address));
    keepFocus(false);
    const { trail, problem } = next;
    if (problem !== undefined) {
      next.end();
      element.textContent = problem;
    }
    dataset.shown = address;
    document.title = readAddress(address).state;
    window.dispatchEvent(
      new CustomEvent('state-shown', {
        detail: { address, trail, ...(problem === undefined ? {} : { problem }) },
      }),
    );
    return problem === undefined ? next : undefined;
  });
}

window.addEventListener('hashchange', follow);
follow();
