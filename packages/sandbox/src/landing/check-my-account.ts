import type { World } from '../world/world.ts';
import { type Landing, landingOf, readQuery } from './landing.ts';

const PARAMETERS = ['session', 'username', 'source'];

/** Checks the address of My account, where two-factor is set up: a live session, its user name, and the source (spec 4). */
export function checkMyAccount(world: World, query: URLSearchParams): Landing {
  const { values, repeated } = readQuery(query);
  const session = values.get('session');
  const username = values.get('username');
  const missing = PARAMETERS.filter((name) => !values.has(name)).map((name) => `${name} is missing.`);
  const unexpected = [...values.keys()]
    .filter((name) => !PARAMETERS.includes(name))
    .map((name) => `${name} is unexpected.`);
  const problems = [...repeated, ...missing, ...unexpected];
  if (session !== undefined && world.sessions.find(session) === undefined) {
    problems.push('session is not a live session.');
  } else if (
    session !== undefined &&
    username !== undefined &&
    !world.sessions.authenticate(username, session)
  ) {
    problems.push('username is not the one of the session.');
  }
  if (values.has('source') && values.get('source') !== 'tradingview')
    problems.push('source must be tradingview.');
  return landingOf(values, problems);
}
