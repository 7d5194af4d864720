/** Makes the address of a script acceptable to a browser with Trusted Types. */
interface ScriptAddresses {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(address: string): unknown };
}

/** The site's service worker (src/worker). */
const ADDRESS = '/worker.js';

/** The policy has the name that the page's headers allow, and makes no other address than this one. */
function workerAddress(): string {
  const { trustedTypes } = window as { readonly trustedTypes?: ScriptAddresses };
  const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => ADDRESS });
  return (policy?.createScriptURL(ADDRESS) ?? ADDRESS) as string;
}

/** Registers the service worker. The page works without it, so whatever forbids it changes nothing. */
export async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker?.register(workerAddress(), { updateViaCache: 'none' });
  } catch {
    // Storage is off, the site is not secure, or its headers do not allow it.
  }
}
