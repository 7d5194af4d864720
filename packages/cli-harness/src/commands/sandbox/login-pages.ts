import type { SandboxOptions } from '@gatehouse-login/sandbox';
import { builtSite } from '../../built-site.ts';
import { canStamp } from '../stamp/renderer.ts';
import { siteDocuments } from './site-documents.ts';

/**
 * The options of `createSandbox` that make it serve the login pages that come with this package, for tests in a browser:
 * `createSandbox({ port: 0, ...loginPages() })`.
 */
export function loginPages(): Pick<SandboxOptions, 'siteDir' | 'documents'> {
  const siteDir = builtSite();
  if (siteDir === undefined) return {};
  return canStamp(siteDir) ? { siteDir, documents: siteDocuments(siteDir) } : { siteDir };
}
