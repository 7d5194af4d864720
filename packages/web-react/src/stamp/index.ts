import { createHash } from 'node:crypto';
import script from 'virtual:early-script';
import { type DocumentHeaders, documentHeaders } from '../documents/document-headers.ts';
import type { StampFault } from './stamp-fault.ts';
import { type StampedDocument, type StampRequest, stampSite } from './stamp-site.ts';

export { documentHeaders };

/** The documents of a brand, or why there are none. */
export type StampAnswer =
  | {
      readonly kind: 'stamped';
      readonly brand: string;
      /** What a server sends with every one of the documents. */
      readonly headers: DocumentHeaders;
      readonly documents: readonly StampedDocument[];
    }
  | (StampFault & { readonly kind: 'fault' });

const hashOf = (text = ''): string => createHash('sha256').update(text).digest('base64');

/** The hashes of the documents' inline styles. They differ only by writing system, so there are few. */
const styleHashesOf = (documents: readonly StampedDocument[]): readonly string[] => {
  const styles = documents.map(({ html }) => /<style>(.*?)<\/style>/s.exec(html)?.[1]);
  return [...new Set(styles)].map(hashOf);
};

/** Renders the login of a brand in every region and language, for the site that this file was built with. */
export const stamp = (request: Omit<StampRequest, 'script'>): Promise<StampAnswer> =>
  stampSite({ ...request, script }).match(
    ({ configuration, documents }): StampAnswer => ({
      kind: 'stamped',
      brand: configuration.brand,
      headers: documentHeaders(configuration, {
        scriptHashes: [hashOf(script)],
        styleHashes: styleHashesOf(documents),
        ...(request.reportUri === undefined ? {} : { reportUri: request.reportUri }),
      }),
      documents,
    }),
    (fault): StampAnswer => ({ kind: 'fault', ...fault }),
  );
