import { REST_ID } from './stamp-data.ts';

/** Adds the page's own scripts and styles to a stamped document. Returns whether the document has them. */
export function startPage(): boolean {
  const rest = document.querySelector<HTMLTemplateElement>(`#${REST_ID}`);
  if (rest !== null) document.head.append(rest.content);
  return rest !== null;
}

/** Shows a progress bar in place of a stamped login that cannot be used. */
export function showProgress(): void {
  document.documentElement.dataset.stamp = 'other';
  const bar = document.createElement('div');
  bar.className = 'spinner';
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', 'Loading');
  document.getElementById('root')?.replaceChildren(bar);
}
