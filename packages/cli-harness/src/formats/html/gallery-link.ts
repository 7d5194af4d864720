import { EDGES } from '@gatehouse-login/core/flow';
import type { ScenarioResult } from '../../report/run-report.schema.ts';

const SHOWN: ReadonlySet<string> = new Set(
  EDGES.flatMap(({ from, to }) => [...from, ...to]).filter((state) => state !== 'opening'),
);

/** The address of a state in the gallery, with the brand and the language of the scenario. Null if it is not there. */
export function galleryLink(
  gallery: string | undefined,
  state: string,
  { point }: Pick<ScenarioResult, 'point'>,
): string | null {
  if (gallery === undefined || !SHOWN.has(state)) return null;
  const look = Object.entries({ brand: point.brand, lang: point.language })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  const query = look.length === 0 ? '' : `?${look.join('&')}`;
  return `${gallery.replace(/#.*$/, '')}#/state/${state}${query}`;
}
