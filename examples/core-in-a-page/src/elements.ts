import { invariant } from '@gatehouse-login/core';

/** Returns the element of `index.html` with this id. */
export function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  invariant(found instanceof kind, `index.html has no ${kind.name} with the id ${id}`);
  return found;
}

/** Returns what was typed into a field of a form. */
export const typedIn = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '');
