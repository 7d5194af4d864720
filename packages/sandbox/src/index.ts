/**
 * A trading platform to sign in to, on your own machine: seven brands, invented people, their messages, and faults that you can switch
 * on. It listens on loopback addresses only. It emulates the platform from the specification alone.
 *
 * ```ts
 * import { createSandbox } from '@gatehouse-login/sandbox';
 *
 * const sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
 * const [person] = sandbox.people;
 * const answer = await fetch(`${sandbox.brands['city-index']}/api/v2/Session`, {
 *   method: 'POST',
 *   // The brand's page repeats its cookie in a header. Any two equal values pass.
 *   headers: { cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'a' },
 *   body: JSON.stringify({ username: person?.username, password: person?.password, appKey: 'Mercury' }),
 * });
 * console.log(answer.status); // prints: 200
 * await sandbox.dispose();
 * ```
 *
 * @packageDocumentation
 */

export type { Brand } from './brands/brands.ts';
export type { SiteConfiguration } from './brands/configuration.ts';
export { ENCRYPTIONS } from './brands/encryptions.ts';
export type { Fault, FaultRequest } from './faults/fault.ts';
export type { Message } from './inbox/inbox.ts';
export type { JournalEntry } from './journal/journal-entry.ts';
export { decryptQuery } from './landing/decrypt.ts';
export type { Person } from './people/person.ts';
export type { SiteAddress } from './sites/site-address.ts';
export type { SiteDocument } from './sites/site-document.ts';
export { createSandbox, type SandboxError } from './start/create-sandbox.ts';
export type { SandboxOptions } from './start/options.ts';
export type { Sandbox } from './start/sandbox.ts';
export type { StreamFault } from './stream/stream-faults.ts';
export type { StreamOptions } from './stream/stream-server.ts';
export type { SandboxClock } from './time-and-chance/clock.ts';
export { type ManualClock, makeManualClock } from './time-and-chance/manual-clock.ts';
export type { Settings, SettingsRequest } from './world/settings.ts';
