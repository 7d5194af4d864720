import { artworkIn } from '../../documents/artwork.ts';
import type { Look } from '../address.ts';
import type { DocumentEntry } from '../entries/documents.ts';
import { configurationFor, visitFor } from '../settings.ts';
import type { Showing } from './showing.ts';
import { textsIn } from './texts-in.ts';

interface MarkupPolicies {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ): { createHTML(html: string): string };
}

/** Makes markup acceptable to a browser with Trusted Types. Only the gallery's headers allow a policy of this name. */
const policy = (window as { readonly trustedTypes?: MarkupPolicies }).trustedTypes?.createPolicy('gallery', {
  createHTML: (html) => html,
});

const parse = (html: string): Document =>
  new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');

async function artworkOf({ brand }: Look): Promise<string> {
  const files = ['mark', 'logo'].map(async (name) => {
    const answer = await fetch(`assets/brands/${brand}/${name}.svg`);
    return artworkIn(await answer.text()) ?? '';
  });
  return (await Promise.all(files)).join('');
}

/** Shows a document that needs no application in place of the stage's own. */
export async function showDocument(
  element: HTMLElement,
  { write, isScriptless = false, script }: DocumentEntry,
  look: Look,
): Promise<Showing> {
  const configuration = configurationFor({ title: '' }, look);
  const visit = visitFor({ title: '' }, look);
  const [texts, artwork] = await Promise.all([textsIn(look, visit), artworkOf(look)]);
  const { documentElement, body } = parse(write({ configuration, visit, texts, artwork }));
  // The gallery page has these scripts and styles already.
  for (const each of body.querySelectorAll('script, template')) each.remove();
  // A browser with scripts never draws this element, so what is in it takes its place.
  for (const each of body.querySelectorAll('noscript'))
    each.replaceWith(...(isScriptless ? each.childNodes : []));

  const page = document.documentElement;
  delete page.dataset.brand;
  for (const { name, value } of documentElement.attributes) page.setAttribute(name, value);
  // The document of a static server has no theme of its own. It follows the visitor's system.
  page.dataset.theme = look.theme;
  const root = body.querySelector('#root');
  const around = [...body.children].filter((each) => each !== root);
  element.before(...around);
  element.replaceChildren(...(root?.childNodes ?? []));
  const end = () => {
    for (const each of around) each.remove();
    element.replaceChildren();
    delete page.dataset.stamp;
  };
  try {
    await script?.(element, texts, visit.language);
  } catch (reason) {
    return { trail: [], problem: String(reason), end };
  }
  // The word for loading fades in after a second. Here it is shown at once.
  for (const each of document.getAnimations())
    if (each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) each.finish();
  return { trail: [], end };
}
