export type { PolicyOptions } from './content-security-policy.ts';
export { type DocumentHeaders, type DocumentOptions, documentHeaders } from './document-headers.ts';
