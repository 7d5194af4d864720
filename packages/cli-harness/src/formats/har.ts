import type { Entry, Har, Header, Page } from 'har-format';
import type { RequestRecord, RunReport, ScenarioResult } from '../report/run-report.schema.ts';
import { whereOf } from './headline.ts';

/** The requests of a run as an HTTP archive (HAR 1.2), without their secrets. Each scenario is a page. */
export const harOf = ({ gatehouse, scenarios, outcome }: RunReport): Har => ({
  log: {
    version: '1.2',
    creator: { name: 'Gatehouse', version: gatehouse },
    pages: scenarios.map(pageOf),
    entries: scenarios.flatMap((scenario) =>
      (scenario.requests ?? []).map((request) => entryOf(request, scenario)),
    ),
    comment: `A run that ended as ${outcome}. Secrets are masked.`,
  },
});

const pageOf = (scenario: ScenarioResult): Page => ({
  id: scenario.id,
  title: [scenario.name, whereOf(scenario)].filter((part) => part !== '').join(', '),
  startedDateTime: scenario.startedAt,
  pageTimings: {},
});

function entryOf(request: RequestRecord, { id, startedAt }: ScenarioResult): Entry {
  const { at, method, url, status, ms, sent, received, headers, bodies, error } = request;
  const { wait = ms, receive = 0 } = request.timings ?? {};
  const sentHeaders = headersOf(headers?.sent);
  const receivedHeaders = headersOf(headers?.received);
  const body = bodies?.sent ?? null;
  const content = bodies?.received ?? null;
  return {
    pageref: id,
    startedDateTime: new Date(Date.parse(startedAt) + at).toISOString(),
    time: wait + receive,
    request: {
      method,
      url,
      httpVersion: 'unknown',
      cookies: [],
      headers: sentHeaders,
      queryString: queryOf(url),
      ...(body === null ? {} : { postData: { mimeType: headerOf(sentHeaders, 'content-type'), text: body } }),
      headersSize: -1,
      bodySize: sent,
    },
    response: {
      status: status ?? 0,
      statusText: request.statusText ?? '',
      httpVersion: 'unknown',
      cookies: [],
      headers: receivedHeaders,
      content: {
        size: received,
        mimeType: headerOf(receivedHeaders, 'content-type'),
        ...(content === null ? {} : { text: content }),
      },
      redirectURL: headerOf(receivedHeaders, 'location'),
      headersSize: -1,
      bodySize: received,
    },
    cache: {},
    timings: { send: 0, wait, receive },
    ...(error === undefined ? {} : { comment: error }),
  };
}

const headersOf = (headers: readonly (readonly [string, string])[] = []): Header[] =>
  headers.map(([name, value]) => ({ name, value }));

const headerOf = (headers: readonly Header[], wanted: string): string =>
  headers.find(({ name }) => name.toLowerCase() === wanted)?.value ?? '';

const queryOf = (url: string): Header[] =>
  (/\?([^#]*)/.exec(url)?.[1] ?? '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('=') };
    });
