import { EDGES } from '@gatehouse-login/core/flow';
import { html } from 'hono/html';
import type { FlowChange, RequestRecord, ScenarioResult } from '../../report/run-report.schema.ts';
import { isTelling } from '../../report/telling-header.ts';
import { durationOf } from '../headline.ts';
import { bar, type Markup, NOTHING, text } from './markup.ts';

/** What the flow did and what was sent, in the order of time. */
export function timeline(scenario: ScenarioResult, gallery: string | undefined): Markup {
  const { transcript, requests = [] } = scenario;
  const ends = [...transcript.map(({ at }) => at), ...requests.map(({ at, ms }) => at + ms)];
  const whole = Math.max(1, ...ends);
  const rows = [
    ...transcript.map((change) => ({ at: change.at, row: changeRow(change, whole, scenario, gallery) })),
    ...requests.map((request) => ({ at: request.at, row: requestRow(request, whole) })),
  ].toSorted((a, b) => a.at - b.at);
  if (rows.length === 0) return NOTHING;
  return html`<h3>Timeline</h3>
<p class="muted">States of the flow (●) and requests (→), from the start of the attempt.</p>
<ol class="events">${rows.map(({ row }) => row)}</ol>`;
}

function changeRow(
  { at, state, event }: FlowChange,
  whole: number,
  scenario: ScenarioResult,
  gallery: string | undefined,
): Markup {
  const link = galleryLink(gallery, state, scenario);
  const name = text(state);
  const shown = link === null ? html`<b>${name}</b>` : html`<a href="${link}">${name}</a>`;
  const after = event === null ? '' : ` after ${text(event)}`;
  return html`<li><span class="time">${durationOf(at)}</span><span class="name">● ${shown}<span class="muted">${after}</span></span>${bar(at, 0, whole, 'fill-state')}</li>`;
}

function requestRow(request: RequestRecord, whole: number): Markup {
  const { at, method, url, status, statusText = '', ms, sent, received, error } = request;
  const failed = status === null || status >= 400;
  const answer = status === null ? 'no answer' : `${status} ${text(statusText)}`;
  const figures = [
    durationOf(ms),
    `${sent} B sent`,
    `${received} B received`,
    ...(error === undefined ? [] : [text(error)]),
  ];
  return html`<li><span class="time">${durationOf(at)}</span><span class="name">→ ${method} <code>${text(url)}</code> <b class="${failed ? 'bad' : 'good'}">${answer}</b> <span class="muted">${figures.join(', ')}</span></span>${bar(at, ms, whole, failed ? 'fill-bad' : 'fill-accent')}${exchange(request)}</li>`;
}

function exchange({ headers, bodies }: RequestRecord): Markup {
  if (headers === undefined && bodies === undefined) return NOTHING;
  const half = (title: string, of: 'sent' | 'received'): Markup => {
    const told = (headers?.[of] ?? [])
      .filter(([name]) => isTelling(name))
      .map(([name, value]) => `${name}: ${value}`);
    const body = bodies?.[of] ?? null;
    const content = [...told, ...(body === null ? [] : ['', body])].join('\n').trim();
    return content === '' ? NOTHING : html`<p class="muted">${title}</p><pre>${lines(content)}</pre>`;
  };
  return html`<details class="exchange"><summary class="muted"><span class="name">headers and bodies</span></summary>${half('Sent', 'sent')}${half('Received', 'received')}</details>`;
}

// Line breaks stay.
const lines = (content: string): string => content.split('\n').map(text).join('\n');

const SHOWN: ReadonlySet<string> = new Set(
  EDGES.flatMap(({ from, to }) => [...from, ...to]).filter((state) => state !== 'opening'),
);

/** The address of a state in the gallery, with the brand and the language of the scenario. Null if it is not there. */
function galleryLink(
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
