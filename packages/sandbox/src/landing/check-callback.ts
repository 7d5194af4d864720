import type { World } from '../world/world.ts';
import { type Landing, landingOf, readQuery } from './landing.ts';

/**
 * Checks the address by which a visitor returns to a partner: one `code`, which is a live session, and at most one
 * `state`. Other parameters are only right for an address that may keep its own query.
 */
export function checkCallback(world: World, query: URLSearchParams, mayKeepQuery: boolean): Landing {
  const { values, repeated } = readQuery(query);
  const code = values.get('code');
  const problems = [...repeated];
  if (code === undefined) problems.push('code is missing.');
  else if (world.sessions.find(code) === undefined) problems.push('code is not a live session.');
  if (values.get('state') === '') problems.push('state is empty: without a value it should be left out.');
  if (!mayKeepQuery) {
    const others = [...values.keys()].filter((name) => name !== 'code' && name !== 'state');
    problems.push(...others.map((name) => `${name} is unexpected.`));
  }
  return landingOf(values, problems);
}
