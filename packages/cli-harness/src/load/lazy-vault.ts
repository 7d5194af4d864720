import { makeVault, type SecretKind, type Vault } from '../report/vault.ts';

/**
 * Makes a vault that prepares its secrets when a text has to be masked, which most visitors never need: preparing them
 * takes longer than the rest of a sign-in.
 */
export function makeLazyVault(): Vault {
  const added: [secret: string, kind: SecretKind | undefined][] = [];
  let vault: Vault | null = null;
  function prepared(): Vault {
    vault ??= makeVault();
    for (const [secret, kind] of added.splice(0)) vault.add(secret, kind);
    return vault;
  }
  return {
    add: (secret, kind) => void added.push([secret, kind]),
    mask: (text) => prepared().mask(text),
    leakIn: (text, permitted) => prepared().leakIn(text, permitted),
  };
}
