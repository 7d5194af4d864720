import { visitorOf } from '../../player/visitors.ts';
import type { Do } from '../../scenario/step.ts';
import type { Play } from './plays.ts';

/**
 * Warns of accounts that get a wrong password on purpose, and the right one in no scenario of the run. The platform
 * counts the wrong ones over all runs, but the command forgets them on a CI's machine.
 */
export function warningsOfWrongPasswords(plays: readonly Play[]): readonly string[] {
  const warnings = new Map<string, string>();
  const setBack = new Set<string>();
  for (const { scenario, site } of plays) {
    if (site.kind === 'sandbox' || scenario.skip !== null) continue;
    for (const { ask } of scenario.steps) {
      if (!('do' in ask) || ask.do !== 'sign-in') continue;
      const visitor = visitorOf(ask.who, scenario, null).unwrapOr(null);
      if (visitor === null) continue;
      const account = `${site.address.origin} ${visitor.username.toLowerCase()}`;
      const password = ask.password ?? visitor.password;
      if (password?.kind !== 'made-up') setBack.add(account);
      else if (!warnings.has(account)) warnings.set(account, warningOf(scenario.name, ask.who));
    }
  }
  return [...warnings].flatMap(([account, warning]) => (setBack.has(account) ? [] : [warning]));
}

function warningOf(scenario: string, who: Do<'sign-in'>['who']): string {
  const step = 'text' in who ? `"sign in as ${who.text}"` : 'sign in with the right password';
  return `Each run of "${scenario}" sends a wrong password, and five lock the account. End the scenario with "press back" and ${step}, because the right password sets the count back.`;
}
