import { CONFIGURATION_FILE, unknownKeys } from '@gatehouse-login/core';

/** Warns in the console of keys of the configuration that have no effect, most likely typing errors. */
export function warnOfUnknownKeys(json: unknown): void {
  for (const { path, nearest } of unknownKeys(json)) {
    const meant = nearest === null ? '' : ` Did you mean ${nearest}?`;
    // biome-ignore lint/suspicious/noConsole: the operator reads it there, and visitors do not see it
    console.warn(`${CONFIGURATION_FILE} has an unknown key ${JSON.stringify(path)}.${meant}`);
  }
}
