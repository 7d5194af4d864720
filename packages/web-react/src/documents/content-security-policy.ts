import type { Configuration } from '@gatehouse-login/core';
import { apiSources, formTargets, frameSources, type Sources, streamSources } from './policy-sources.ts';

/** What the policy of a document depends on, beside the configuration. */
export interface PolicyOptions {
  /** The origin that the document is served from, such as `https://login.example`. */
  readonly origin: string;
  /** SHA-256 hashes, in base64, of the inline scripts that the document contains. None by default. */
  readonly scriptHashes?: readonly string[];
  /** SHA-256 hashes, in base64, of the inline styles that the document contains. None by default. */
  readonly styleHashes?: readonly string[];
  /** Where browsers report violations to, such as `/csp-report`. Nothing is reported by default. */
  readonly reportUri?: string;
}

const quoted = (hashes: readonly string[] = []): Sources => hashes.map((hash) => `'sha256-${hash}'`);
const orNone = (sources: Sources): Sources => (sources.length === 0 ? ["'none'"] : sources);

/**
 * Makes the content security policy of a document: our own scripts and styles, the addresses of the configuration
 * where they are used, and Trusted Types enforced without any policy that could make one.
 */
export function contentSecurityPolicy(configuration: Configuration, options: PolicyOptions): string {
  const { origin, scriptHashes, styleHashes, reportUri } = options;
  const connections = [...apiSources(configuration), ...streamSources(configuration)];
  const directives: readonly (readonly [name: string, sources: Sources])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...quoted(scriptHashes)]],
    ['style-src', ["'self'", ...quoted(styleHashes)]],
    ['img-src', ["'self'", 'data:']],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...connections.filter((source) => source !== origin)]],
    ['frame-src', orNone(frameSources(configuration, origin))],
    ['form-action', orNone(formTargets(configuration))],
    ['worker-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ["'none'"]],
    ...(reportUri === undefined ? [] : [['report-uri', [reportUri]] as const]),
  ];
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
