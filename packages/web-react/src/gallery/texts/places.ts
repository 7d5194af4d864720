import { BRANDS, type Brand } from '@gatehouse-login/core';
import { ALL_TEXTS, DEFAULT_LOOK, type Look } from '../address.ts';
import { stageOf } from '../index/Frame.tsx';
import { type Exhibit, exhibitsOf } from '../states.ts';
import { TEXT_KEYS } from './text-keys.ts';
import { UNSHOWN } from './unshown.ts';

/** A state that shows a text. */
export interface Place {
  readonly exhibit: Exhibit;
  readonly brand: Brand;
  /** Only screen readers say the text there. */
  readonly isHeard: boolean;
}

/** Where each text is shown, by its key, as far as it is known. */
export interface Places {
  readonly of: ReadonlyMap<string, readonly Place[]>;
  /** The states that have been looked through, and all that may have to be. */
  readonly seen: number;
  readonly total: number;
}

const UNKNOWN: Places = { of: new Map(), seen: 0, total: 1 };
/** After how many states the gallery is told. */
const STEP = 20;

/** Opens a stage that nobody sees. A frame outside of the window would be slow. */
function openStage(
  look: Look,
  first: Exhibit,
): { readonly frame: HTMLIFrameElement; readonly loaded: Promise<void> } {
  const frame = document.createElement('iframe');
  frame.className = 'search-frame';
  frame.ariaHidden = 'true';
  frame.inert = true;
  frame.src = stageOf(first, look);
  document.body.append(frame);
  return {
    frame,
    loaded: new Promise((resolve) => frame.addEventListener('load', () => resolve(), { once: true })),
  };
}

/** Shows a state in the stage, and returns its texts. */
async function textsOf({ contentWindow: stage }: HTMLIFrameElement, exhibit: Exhibit, look: Look) {
  if (stage === null) return [];
  const { hash } = new URL(stageOf(exhibit, look), location.href);
  while (stage.shown?.address !== hash)
    await new Promise((resolve) => {
      stage.addEventListener('state-shown', resolve, { once: true });
      stage.location.hash = hash;
    });
  return stage.shown.texts;
}

/** The states in which other brands may show other texts: the first of each screen, and those that not every brand has. */
function tellingStates(brand: Brand): readonly Exhibit[] {
  const all = exhibitsOf(brand).filter(({ entry }) => entry !== undefined);
  const first = new Map([...all].reverse().map((exhibit) => [exhibit.screen, exhibit]));
  return all.filter((exhibit) => exhibit.entry?.on !== undefined || first.get(exhibit.screen) === exhibit);
}

/** Looks through every state of a brand, and then for what is still missing through those of others. */
async function search(brand: Brand, tell: (places: Places) => void): Promise<void> {
  // The page of prices has texts of its own.
  const all = exhibitsOf(brand).filter(({ prices }) => prices === undefined);
  const others = BRANDS.filter((each) => each !== brand).map((each) => [each, tellingStates(each)] as const);
  const of = new Map<string, Place[]>();
  let seen = 0;
  const total = [all, ...others.map(([, states]) => states)].flat().length;
  const look: Look = { ...DEFAULT_LOOK, brand, text: ALL_TEXTS };
  const { frame, loaded } = openStage(look, all[0] as Exhibit);
  await loaded;
  const visit = async (exhibit: Exhibit, at: Brand, missing: ReadonlySet<string>): Promise<void> => {
    const isHeard = new Map<string, boolean>();
    for (const text of await textsOf(frame, exhibit, { ...look, brand: at }))
      isHeard.set(text.key, text.isHeard && (isHeard.get(text.key) ?? true));
    for (const [key, heard] of isHeard)
      if (missing.has(key)) of.set(key, [...(of.get(key) ?? []), { exhibit, brand: at, isHeard: heard }]);
    seen += 1;
    if (seen % STEP === 0) tell({ of: new Map(of), seen, total });
  };
  const every = new Set<string>(TEXT_KEYS);
  for (const exhibit of all) await visit(exhibit, brand, every);
  for (const [other, states] of others) {
    const missing = new Set(TEXT_KEYS.filter((key) => !of.has(key) && UNSHOWN[key] === undefined));
    if (missing.size === 0) break;
    for (const exhibit of states) await visit(exhibit, other, missing);
  }
  frame.remove();
  tell({ of, seen: total, total });
}

const known = new Map<Brand, Places>();
const listeners = new Set<() => void>();

/** Follows the places of all texts on a brand's page. Whoever asks first starts the search. */
export const watchPlaces = (brand: Brand) => ({
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (!known.has(brand)) {
      known.set(brand, UNKNOWN);
      void search(brand, (places) => {
        known.set(brand, places);
        for (const each of listeners) each();
      });
    }
    return () => listeners.delete(listener);
  },
  read: (): Places => known.get(brand) ?? UNKNOWN,
});
