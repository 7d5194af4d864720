import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { dressPage } from '../../boot/page-look.ts';
import { withdrawOffer } from '../../early/reload.ts';
import { makePageBar } from '../../flow/page-bar.ts';
import type { Site } from '../../flow/site.ts';
import { stillSite } from '../../flow/still-site.ts';
import { speak } from '../../i18n/page-language.ts';
import { startI18n } from '../../i18n/start-i18n.ts';
import { SiteRoot } from '../../page/SiteRoot.tsx';
import { VIEWS } from '../../screens/views.ts';
import type { Address, Look } from '../address.ts';
import { missScript, PAGES, type PageEntry, pageTexts } from '../entries/pages.tsx';
import type { Entry } from '../entry.ts';
import { configurationFor, spokenLanguage, visitFor } from '../settings.ts';
import { type Exhibit, exhibitOf } from '../states.ts';
import { stopTime } from './page-clock.ts';
import { showDocument } from './show-document.ts';
import { showPrices } from './show-prices.tsx';
import type { Showing } from './showing.ts';
import { textsIn } from './texts-in.ts';

/** The beginning of what a visitor copies for support. */
const DETAILS = '{"gatehouse":"transcript","brand":"…","steps":[…]}';

/** Shows what an address names in the element. */
export async function show(element: HTMLElement, { state, look }: Address): Promise<Showing> {
  const exhibit = exhibitOf(state);
  if (exhibit === undefined)
    return { trail: [], problem: `The gallery has no ${state || 'state without a name'}.`, end() {} };
  if (exhibit.prices !== undefined)
    return { trail: [], end: await showPrices(element, exhibit.prices, look) };
  if (exhibit.document !== undefined) return showDocument(element, exhibit.document, look);
  if (exhibit.entry === undefined) return showPage(element, exhibit, look);
  return showEntry(element, exhibit, exhibit.entry, look);
}

async function showPage(element: HTMLElement, { at }: Exhibit, look: Look): Promise<Showing> {
  const language = spokenLanguage(look.lang);
  const texts = pageTexts(await textsIn(look, { region: null, language, query: '' }));
  const page: PageEntry = PAGES[at as keyof typeof PAGES];
  const configuration = configurationFor({ title: '' }, look);
  const { dataset } = document.documentElement;
  delete dataset.brand;
  dataset.theme = look.theme;
  if (page.branded) dressPage(configuration);
  speak(language);
  const clock = stopTime();
  const root = createRoot(element);
  root.render(
    <I18nextProvider i18n={startI18n(language, texts)}>
      {page.render(language, configuration)}
    </I18nextProvider>,
  );
  await clock.advance(6_000);
  clock.stop();
  return { trail: [], end: () => root.unmount() };
}

async function showEntry(element: HTMLElement, exhibit: Exhibit, entry: Entry, look: Look): Promise<Showing> {
  const configuration = configurationFor(entry, look);
  const visit = visitFor(entry, look);
  const [texts] = await Promise.all([
    textsIn(look, visit),
    ...Object.values(VIEWS).map(({ preload }) => preload()),
  ]);
  const clock = stopTime();
  const site: Site = {
    ...stillSite(configuration, visit, texts, entry.remembered),
    artwork: `assets/brands/${configuration.brand}`,
    loadTexts: (next) => textsIn(look, next),
    details: { load: async () => () => DETAILS, onMissing() {} },
  };
  const { runner } = site;
  const trail: string[] = [];
  runner.subscribe(({ event }) => trail.push(event));
  dressPage(configuration);
  speak(visit.language);
  runner.send({ type: 'opened-at', step: entry.step ?? 'login', visit });
  const bar = makePageBar(runner, site.loadTexts);
  const region = document.body.lastElementChild;
  const root = createRoot(element);
  root.render(<SiteRoot site={site} />);
  const end = () => {
    root.unmount();
    runner.dispose();
    region?.remove();
    withdrawOffer();
  };
  try {
    await clock.turn();
    for (const move of entry.play ?? []) {
      if (typeof move === 'function') await move({ configuration, runner, clock, bar });
      else if (runner.send(move).isErr()) return { trail, problem: `The flow refuses ${move.type}.`, end };
      await clock.turn();
    }
    if (exhibit.screen === 'page') missScript(texts);
    await clock.turn();
  } catch (reason) {
    return { trail, problem: String(reason), end };
  } finally {
    clock.stop();
  }
  const { at } = runner.getSnapshot();
  const reached = exhibit.screen === 'page' || at === exhibit.at;
  return { trail, ...(reached ? {} : { problem: `The flow is at ${at}.` }), end };
}
