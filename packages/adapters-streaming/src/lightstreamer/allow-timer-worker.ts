interface TrustedTypes {
  readonly defaultPolicy: object | null;
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): object;
}

/**
 * Lets the vendor's client start its timers on a page with `require-trusted-types-for 'script'`: they run in a
 * worker that is made from a blob. Makes a default policy that passes addresses of blobs and refuses all others.
 * The page's headers have to allow the policy with `trusted-types default`. Returns false if they do not, or if
 * there is another default policy.
 */
export function allowTimerWorker(): boolean {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return true;
  if (trustedTypes.defaultPolicy !== null) return false;
  try {
    trustedTypes.createPolicy('default', {
      createScriptURL: (address) => (address.startsWith('blob:') ? address : null),
    });
    return true;
  } catch {
    return false;
  }
}
