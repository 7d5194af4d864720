import { loopbackName } from '../brands/addresses.ts';
import { BRAND_IDS } from '../brands/brands.ts';
import { siteHeaders } from '../headers/site-headers.ts';
import { makeBrandPort } from '../sites/brand-port.ts';
import { headersAt, makeHomePort } from '../sites/home-port.ts';
import { keepDocuments } from '../sites/keep-documents.ts';
import { makePages } from '../sites/pages.ts';
import { type PortContext, type SiteContext, siteFor } from '../sites/site-context.ts';
import { makeUpgrade } from '../stream/over-web-socket.ts';
import type { Site } from './bind-ports.ts';

const NO_HEADERS: Readonly<Record<string, string>> = {};

function makeBrandSite(context: SiteContext): Site {
  const port = makeBrandPort(context);
  const made = new Map<string, Readonly<Record<string, string>>>();
  return {
    fetch: (request, env) => port.fetch(request, env),
    headers: (host, address) => {
      // The platform's answers have headers of their own.
      if (address.startsWith('/api')) return NO_HEADERS;
      const { origin, configuration } = siteFor(context, host);
      const key = `${loopbackName(host)} ${configuration.useSso}`;
      const headers = made.get(key) ?? siteHeaders(configuration, origin);
      made.set(key, headers);
      return headers;
    },
  };
}

/** The parts that the sites of a sandbox need. */
export interface SiteParts
  extends PortContext,
    Pick<SiteContext, 'siteDir' | 'docsDir' | 'devServer' | 'documents'> {
  readonly personasText: string;
  readonly log: (line: string) => void;
}

/** Makes the site of each port: the home port first, then the brands. */
export function makeSites({ personasText, documents, log, ...parts }: SiteParts): readonly Site[] {
  const home = makeHomePort(parts, personasText);
  const pages = makePages();
  const ownDocuments = () => (documents === undefined ? undefined : keepDocuments(documents, log));
  return [
    {
      fetch: (request, env) => home.fetch(request, env),
      headers: headersAt(parts.world, parts.ports),
      upgrade: makeUpgrade(parts.stream, parts.allowed),
    },
    ...BRAND_IDS.map((brand) => makeBrandSite({ ...parts, brand, pages, documents: ownDocuments() })),
  ];
}
