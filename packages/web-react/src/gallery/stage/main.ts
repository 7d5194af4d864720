import '../../styles/site.css';
import './stage.css';
import type { Brand } from '@gatehouse-login/core';
import { readAddress } from '../address.ts';
import { exhibitsOf } from '../states.ts';
import { findTexts, highlightText } from './find-texts.ts';
import { show } from './show.tsx';
import type { Showing } from './showing.ts';

declare global {
  interface Window {
    /** Returns the ids of a brand's states, for tools that walk through them. */
    stateIds(brand: Brand): readonly string[];
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
    const wanted = readAddress(address);
    const next = await show(element, wanted);
    keepFocus(false);
    const { trail, problem } = next;
    const found = wanted.look.text === '' ? [] : findTexts(document.body);
    const unmark = highlightText(found, wanted.look.text);
    const end = () => {
      unmark();
      next.end();
    };
    if (problem !== undefined) {
      end();
      element.textContent = problem;
    }
    dataset.shown = address;
    document.title = wanted.state;
    const texts = found.map(({ key, isHeard }) => ({ key, isHeard }));
    window.shown = { address, trail, texts, ...(problem === undefined ? {} : { problem }) };
    window.dispatchEvent(new CustomEvent('state-shown', { detail: window.shown }));
    return problem === undefined ? { ...next, end } : undefined;
  });
}

window.addEventListener('hashchange', follow);
follow();
