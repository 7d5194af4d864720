import { createHash } from 'node:crypto';
import type { InlinePart } from './document-parts.ts';

/** The sources of each directive of a content security policy. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Reads the policies of a header as one. */
export const parsePolicy = (header: string): Policy =>
  new Map(
    header
      .split(/[;,]/)
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );

/** Whether sources allow an address. `own` is the origin of the page. */
export const allows = (sources: readonly string[], target: URL, own: string): boolean =>
  sources.some(
    (source) =>
      ['*', target.origin, target.protocol].includes(source) ||
      source.replace(/\/.*$/, '') === target.host ||
      isWildcardFor(source, target) ||
      (source === "'self'" && target.origin === own),
  );

/** Whether a wildcard source, such as `https://*.example.com`, matches an address. */
function isWildcardFor(source: string, { protocol, host }: URL): boolean {
  const [, scheme = protocol, domain] = /^(?:(\w+:)\/\/)?\*(\.[^/]+)/.exec(source) ?? [];
  return domain !== undefined && scheme === protocol && host.endsWith(domain);
}

/** Whether a policy allows an inline script or style sheet (CSP 3, 6.7.3). */
export function allowsInline(policy: Policy, { kind, text, nonce }: InlinePart): boolean {
  const name = kind === 'script' ? 'script-src' : 'style-src';
  const sources = policy.get(`${name}-elem`) ?? policy.get(name) ?? policy.get('default-src');
  if (sources === undefined) return true;
  const named = sources.filter((source) => /^'(?:sha\d+|nonce)-/.test(source));
  if (named.length === 0) return sources.includes("'unsafe-inline'");
  const keys = ['sha256', 'sha384', 'sha512'].map((hash) => `'${hash}-${digestOf(hash, text)}'`);
  return named.some((source) => source === `'nonce-${nonce}'` || keys.includes(source));
}

/** A digest as policies and `integrity` attributes name it, in base64. */
export const digestOf = (hash: string, content: string | Buffer): string =>
  createHash(hash).update(content).digest('base64');
