import { authenticationUriProblem } from './authentication-uri.ts';
import { checkPlatform, type LandingPlace } from './check-platform.ts';
import { type Landing, landingOf, readQuery } from './landing.ts';
import { isPlatformType } from './platform-template.ts';

const FIELDS = ['Username', 'Session', 'AuthenticationUri', 'RedirectUri'];

/** The address of a platform of this sandbox. */
function platformOf(address: string, home: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.origin === home && /^\/platform\/[a-z]+$/.test(url.pathname) ? url : undefined;
}

function redirectProblems(
  place: LandingPlace,
  home: string,
  redirect: string | undefined,
): readonly string[] {
  if (redirect === undefined) return [];
  const url = platformOf(redirect, home);
  const platform = url?.pathname.split('/').at(-1) ?? '';
  if (url === undefined || !isPlatformType(platform))
    return ['RedirectUri is not a platform of this sandbox.'];
  if (platform !== 'webtrader')
    return ['RedirectUri must be the web trader, the only platform that is reached by single sign-on.'];
  return checkPlatform(place, platform, url.searchParams).problems.map(
    (problem) => `RedirectUri: ${problem}`,
  );
}

/** Values that contradict the session. */
function mismatches({ world, ports }: LandingPlace, values: ReadonlyMap<string, string>): readonly string[] {
  const problems: string[] = [];
  const session = values.get('Session');
  const name = values.get('Username');
  if (session !== undefined && world.sessions.find(session) === undefined) {
    problems.push('Session is not a live session.');
  } else if (session !== undefined && name !== undefined && !world.sessions.authenticate(name, session)) {
    problems.push('Username is not the one of the session.');
  }
  const uri = values.get('AuthenticationUri');
  const problem = uri === undefined ? undefined : authenticationUriProblem(uri, undefined, ports);
  return problem === undefined ? problems : [...problems, problem];
}

/** Checks the form post to the SSO address: exactly its four fields (spec 7), each of them true, none in the query. */
export function checkSso(
  place: LandingPlace,
  home: string,
  form: URLSearchParams,
  query: URLSearchParams,
): Landing {
  const { values, repeated } = readQuery(form);
  const missing = FIELDS.filter((name) => !values.get(name)).map((name) => `${name} is missing.`);
  const unexpected = [...values.keys()]
    .filter((name) => !FIELDS.includes(name))
    .map((name) => `${name} is unexpected.`);
  const leaked = FIELDS.filter((name) => query.has(name)).map(
    (name) => `${name} stands in the address as well.`,
  );
  return landingOf(values, [
    ...repeated,
    ...missing,
    ...unexpected,
    ...leaked,
    ...mismatches(place, values),
    ...redirectProblems(place, home, values.get('RedirectUri')),
  ]);
}
