import type { LoopbackName, Ports } from '../addresses.ts';
import { makeBrandConfiguration } from '../brand-configuration.ts';
import { isBrand } from '../brands.ts';
import type { PlatformType, SiteConfiguration } from '../configuration.ts';
import type { Person } from '../person.ts';
import type { World } from '../world.ts';
import { type Landing, landingOf, readQuery } from './landing.ts';
import { expectedParameters } from './platform-template.ts';
import { type Expectation, valueChecks } from './platform-values.ts';

/** Where a landing page stands: the sandbox it belongs to, and the name it was reached by. */
export interface LandingPlace {
  readonly world: World;
  readonly ports: Ports;
  readonly name: LoopbackName;
}

/** People and brands that have no business on a platform page. */
const wrongPlace = (
  platform: PlatformType,
  configuration: SiteConfiguration | undefined,
  person: Person | undefined,
): readonly string[] => {
  const problems: string[] = [];
  if (configuration === undefined)
    problems.push('skinId, an entry of the skin, must name one of the seven brands.');
  else if (configuration.urls.redirects[platform] === undefined)
    problems.push(`The brand has no ${platform}.`);
  if (configuration?.brand.startsWith('tradingview-')) {
    problems.push('A TradingView variant goes back to its partner, never to a platform.');
  }
  if (person?.operator?.is2FAMandatory && !person.twoFactor) {
    problems.push('Two-factor is mandatory for this person and not set up: My account was the place to go.');
  }
  return problems;
};

/** Judges the address that led to a platform: every value present, well-formed and true, and nothing else. */
export const checkPlatform = (
  place: LandingPlace,
  platform: PlatformType,
  query: URLSearchParams,
): Landing => {
  const { values: arrived, repeated } = readQuery(query);
  const skinId = arrived.get('skinId');
  const configuration = isBrand(skinId) ? makeBrandConfiguration(skinId, place.name, place.ports) : undefined;
  const parameters = expectedParameters(configuration, platform);
  const values = new Map([...arrived].map(([name, value]) => [parameters.get(name) ?? name, value]));
  const person = place.world.sessions.personOf(values.get('sessionId') ?? '');
  const expected: Expectation = { platform, configuration, person, now: place.world.clock.now(), values };
  const wrong = [...parameters].flatMap(([parameter, name]) => {
    const value = arrived.get(parameter);
    return (value === undefined ? `${parameter} is missing.` : valueChecks[name](value, expected)) ?? [];
  });
  const known = new Set([...parameters.keys(), ...Object.keys(configuration?.skin ?? { skinId: '' })]);
  const unexpected = [...arrived.keys()]
    .filter((name) => !known.has(name))
    .map((name) => `${name} is unexpected.`);
  return landingOf(values, [
    ...repeated,
    ...wrong,
    ...unexpected,
    ...wrongPlace(platform, configuration, person),
  ]);
};
