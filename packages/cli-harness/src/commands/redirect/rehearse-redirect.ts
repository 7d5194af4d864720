import { type Destination, explainRedirect } from '@gatehouse-login/core';
import { departureOf } from '../../driver/departure-of.ts';
import { failure } from '../../driver/ending.ts';
import { type REHEARSAL_FLAGS, TWO_FACTOR } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import { viewDestination } from '../../report/destination-view.ts';
import type { ExitCode } from '../../report/outcome.ts';
import { oneOf } from '../../report/suggestion.ts';
import { makeVault } from '../../report/vault.ts';
import { inert } from '../../terminal/inert.ts';
import { jsonText } from '../../terminal/json-text.ts';
import { paintFor } from '../../terminal/paint.ts';
import { wrap } from '../../terminal/table.ts';
import { writeEnd, writeUsage } from '../arguments/write-usage.ts';
import type { Context } from '../command.ts';
import { atSite } from '../site/reach-site.ts';

// It must not look like a word of a template: whoever reads the address searches for it.
const SESSION = 'SESSION-STAND-IN';
const USER = 'DM100001';

/** Runs `gatehouse redirect explain`. */
export const explain = (given: Given<typeof REHEARSAL_FLAGS>, context: Context): Promise<ExitCode> =>
  rehearsed(given, context, false, (destination) => {
    const { io } = context;
    const { origin, path } = viewDestination(departureOf(destination), makeVault());
    const parts = explainRedirect(destination);
    const { kind, purpose } = destination;
    if (given.json) {
      const address = { kind, purpose, origin, path };
      return io.stdout.write(jsonText({ format: 1, outcome: 'passed', ...address, parts }, 2));
    }
    const paint = paintFor(io.stdout, io.env);
    const { columns } = io.stdout;
    const how = kind === 'form-post' ? 'A form post' : 'An address';
    const lines = [`${how} for the ${purpose}: ${paint.strong(inert(origin + path))}`, ''];
    for (const { name, value, source } of parts) {
      lines.push(`${paint.strong(inert(name))}  ${value === '' ? paint.faint('empty') : inert(value)}`);
      for (const line of wrap(`from ${inert(source)}`, columns === undefined ? 0 : columns - 4))
        lines.push(`    ${paint.faint(line)}`);
    }
    return io.stdout.write(`${lines.join('\n')}\n`);
  });

/** Runs `gatehouse redirect build`. */
export const build = (given: Given<typeof REHEARSAL_FLAGS>, context: Context): Promise<ExitCode> =>
  // A script that takes the address must never take a message for it.
  rehearsed(given, context, true, (destination) => {
    const { stdout } = context.io;
    const { kind, purpose, url } = destination;
    const fields = destination.kind === 'form-post' ? { fields: destination.fields } : {};
    if (given.json)
      return stdout.write(jsonText({ format: 1, outcome: 'passed', kind, purpose, url, ...fields }, 2));
    const posted = Object.entries(fields.fields ?? {}).map(([name, value]) => `${name}=${inert(value)}\n`);
    return stdout.write(`${inert(url)}\n${posted.join('')}`);
  });

async function rehearsed(
  given: Given<typeof REHEARSAL_FLAGS>,
  context: Context,
  keepStdout: boolean,
  show: (destination: Destination) => unknown,
): Promise<ExitCode> {
  const { io } = context;
  const twoFactor = oneOf('Two-factor cannot be', given['two-factor'] ?? 'off', TWO_FACTOR);
  if (twoFactor.isErr()) return writeUsage(twoFactor.error, io, given);
  return atSite(given, context, async ({ where, configuration, visit, target }) => {
    const rehearse = await context.rehearse();
    const led = await rehearse(configuration, {
      visit,
      platform: where.platform,
      username: given.user ?? USER,
      session: SESSION,
      twoFactor: twoFactor.value,
    });
    if (led.isOk()) {
      show(led.value);
      return 0;
    }
    const { redirectUris } = configuration;
    const ending = failure(led.error, {
      origin: target.address.origin,
      redirectUris,
    });
    return writeEnd(ending, io, given, keepStdout);
  });
}
