import { setTimeout as wait } from 'node:timers/promises';
import type { Cancellation, Configuration, PlatformType, Visit } from '@gatehouse-login/core';
import type { Sandbox } from '@gatehouse-login/sandbox';
import { unlessCancelled } from '../../driver/cancellation.ts';
import type { LoginDriver } from '../../driver/login-driver.ts';
import type { Site } from '../../driver/site.ts';
import type { PlayTools } from '../../player/tools.ts';
import type { TakeSecret } from '../../scenario/read-variables.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { Visitor } from '../../scenario/step.ts';
import type { Admissions } from '../../signing-in/admission.ts';
import type { Context } from '../command.ts';
import { streamPrices } from './stream-prices.ts';
import { visitorOf } from './visitors.ts';

/** What the tools of a scenario are made of. */
export interface PlayParts {
  readonly context: Context;
  readonly scenario: Scenario;
  readonly driver: LoginDriver;
  readonly site: Site;
  readonly configuration: Configuration;
  readonly visit: Visit;
  readonly platform: PlatformType | null;
  /** The sandbox of the worker; null at any other site. */
  readonly sandbox: Sandbox | null;
  readonly takeSecret: TakeSecret;
  readonly admissions: Admissions;
  readonly authorities: string | undefined;
  readonly cancellation: Cancellation;
}

/** Makes the tools that a scenario is played with. They are those of `gatehouse login`. */
export function makePlayTools(parts: PlayParts): PlayTools {
  const { context, scenario, driver, site, configuration, visit, sandbox, admissions, cancellation } = parts;
  const { io, secrets } = context;
  const { vault } = secrets;
  return {
    driver,
    configuration,
    visit,
    platform: parts.platform,
    visitorOf: (who) => visitorOf(who, scenario, sandbox),
    takeSecret: async (value) =>
      (await parts.takeSecret(value)).map((secret) => {
        vault.add(secret.reveal(), value.kind === 'made-up' ? 'new password' : 'password');
        return secret;
      }),
    async admit(username) {
      admissions.settle();
      return admissions.admit(username, configuration);
    },
    async chooseContact(contacts, contact) {
      const { chooseContact } = await import('../../signing-in/contact-choice.ts');
      return chooseContact(contacts, { contact });
    },
    codesOf: async (visitor) => {
      const { makeCodeProvider } = await import('../../secrets/codes.ts');
      const readInbox = inboxOf(visitor, sandbox, cancellation);
      const tools = { io, mayAsk: false, fetch: site.fetch, readInbox };
      const provider = await makeCodeProvider(visitor.codes ?? { kind: 'prompt' }, tools);
      return {
        prepare: provider.prepare,
        take: async (contact) =>
          (await provider.take(contact)).map((code) => {
            vault.add(code.reveal(), 'code');
            return code;
          }),
      };
    },
    sandbox: sandbox && {
      fail: (fault) => faultIn(sandbox, fault),
      work: () => sandbox.faults.clear(),
      forget: sandbox.reset,
    },
    stream: (session, expected) =>
      streamPrices(session, expected, {
        context,
        configuration,
        authorities: parts.authorities,
        cancellation,
      }),
    mask: vault.mask,
    isCancelled: () => cancellation.cancelled,
    wait: async (ms) => {
      const options = io.signal === undefined ? {} : { signal: io.signal };
      await wait(ms, undefined, options).catch(() => undefined);
    },
  };
}

/** Sets a fault. A sentence if there is no such fault. */
export function faultIn(sandbox: Sandbox, fault: Readonly<Record<string, unknown>>): string | null {
  // The sandbox checks every field itself.
  const set = sandbox.faults.add(fault as unknown as Parameters<Sandbox['faults']['add']>[0]);
  return set.isOk() ? null : set.error.problems.join(' ');
}

// A code that was sent is there at once. One that was not never comes.
const INBOX_PATIENCE = 3_000;

function inboxOf({ codes, username }: Visitor, sandbox: Sandbox | null, cancellation: Cancellation) {
  if (sandbox === null || codes?.kind !== 'inbox') return undefined;
  return async () => {
    const message = sandbox.nextMessage((each) => each.username === username);
    const patience = new AbortController();
    const late = wait(INBOX_PATIENCE, null, { signal: patience.signal }).catch(() => null);
    const first = await unlessCancelled(Promise.race([message, late]), cancellation);
    patience.abort();
    return first?.code;
  };
}
