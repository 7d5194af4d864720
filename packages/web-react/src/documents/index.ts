export type { PolicyOptions } from './content-security-policy.ts';
export { type DocumentHeaders, documentHeaders } from './document-headers.ts';
