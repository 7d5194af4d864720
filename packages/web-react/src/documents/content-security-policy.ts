import type { Configuration } from '@gatehouse-login/core';
import {
  apiSources,
  formTargets,
  frameSources,
  imageSources,
  type Sources,
  streamSources,
  telemetrySources,
} from './policy-sources.ts';

/** What the policy of a document depends on besides the configuration. */
export interface PolicyOptions {
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
 * Computes the content security policy of a document: our own scripts and styles, the addresses of the configuration
 * that are used, and Trusted Types with the one policy that registers the service worker.
 */
export function contentSecurityPolicy(configuration: Configuration, options: PolicyOptions): string {
  const { scriptHashes, styleHashes, reportUri } = options;
  // Several of these addresses may share an origin.
  const sources = [apiSources, streamSources, telemetrySources].flatMap((of) => of(configuration));
  const connections = [...new Set(sources)];
  const directives: readonly (readonly [name: string, sources: Sources])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...quoted(scriptHashes)]],
    ['style-src', ["'self'", ...quoted(styleHashes)]],
    ['img-src', ["'self'", 'data:', ...imageSources(configuration)]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...connections.filter((source) => source !== configuration.origin)]],
    ['frame-src', orNone(frameSources(configuration))],
    ['form-action', orNone(formTargets(configuration))],
    ['worker-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ['worker']],
    ...(reportUri === undefined ? [] : [['report-uri', [reportUri]] as const]),
  ];
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
