import { type Destination, explainRedirect } from '@gatehouse-login/core';
import { err } from 'neverthrow';
import { departureOf } from '../../driver/departure-of.ts';
import { failure } from '../../driver/failure.ts';
import { type REHEARSAL_FLAGS, TWO_FACTOR } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import { viewDestination } from '../../report/destination-view.ts';
import { oneOf } from '../../report/suggestion.ts';
import { makeVault } from '../../report/vault.ts';
import { inert } from '../../terminal/inert.ts';
import { wrap } from '../../terminal/table.ts';
import type { Answer, Context, Ended } from '../command.ts';
import { atSite } from '../site/reach-site.ts';

// It must not look like a word of a template: whoever reads the address searches for it.
const SESSION = 'SESSION-STAND-IN';
const USER = 'DM100001';

/** Runs `gatehouse redirect explain`. */
export const explain = (given: Given<typeof REHEARSAL_FLAGS>, context: Context): Promise<Ended> =>
  rehearsed(given, context, (destination) => {
    const { origin, path } = viewDestination(departureOf(destination), makeVault());
    const parts = explainRedirect(destination);
    const { kind, purpose } = destination;
    const how = kind === 'form-post' ? 'A form post' : 'An address';
    return {
      outcome: 'passed',
      json: { format: 1, outcome: 'passed', kind, purpose, origin, path, parts },
      text(paint, columns) {
        const lines = [`${how} for the ${purpose}: ${paint.strong(inert(origin + path))}`, ''];
        for (const { name, value, source } of parts) {
          lines.push(`${paint.strong(inert(name))}  ${value === '' ? paint.faint('empty') : inert(value)}`);
          for (const line of wrap(`from ${inert(source)}`, columns === undefined ? 0 : columns - 4))
            lines.push(`    ${paint.faint(line)}`);
        }
        return `${lines.join('\n')}\n`;
      },
    };
  });

/** Runs `gatehouse redirect build`. */
export const build = (given: Given<typeof REHEARSAL_FLAGS>, context: Context): Promise<Ended> =>
  rehearsed(given, context, (destination) => {
    const { kind, purpose, url } = destination;
    const fields = destination.kind === 'form-post' ? { fields: destination.fields } : {};
    const posted = Object.entries(fields.fields ?? {}).map(([name, value]) => `${name}=${inert(value)}\n`);
    return {
      outcome: 'passed',
      json: { format: 1, outcome: 'passed', kind, purpose, url, ...fields },
      text: () => `${inert(url)}\n${posted.join('')}`,
    };
  });

const rehearsed = (
  given: Given<typeof REHEARSAL_FLAGS>,
  context: Context,
  answerOf: (destination: Destination) => Answer,
): Promise<Ended> =>
  atSite(given, context, async ({ where, configuration, visit, target }) => {
    const twoFactor = oneOf('Two-factor cannot be', given['two-factor'] ?? 'off', TWO_FACTOR);
    if (twoFactor.isErr()) return err(twoFactor.error);
    const rehearse = await context.rehearse();
    const led = await rehearse(configuration, {
      visit,
      platform: where.platform,
      username: given.user ?? USER,
      session: SESSION,
      twoFactor: twoFactor.value,
    });
    const { redirectUris } = configuration;
    const { origin } = target.address;
    return led.map(answerOf).mapErr((error) => failure(error, { origin, redirectUris }));
  });
