import type { LoopbackName, Ports } from '../brands/addresses.ts';
import { BRAND_IDS, isBrand, isTradingView } from '../brands/brands.ts';
import type { PlatformType, SiteConfiguration } from '../brands/configuration.ts';
import { operatorsOf, type Person } from '../people/person.ts';
import type { Configurations } from '../world/configurations.ts';
import type { World } from '../world/world.ts';
import { decryptQuery } from './decrypt.ts';
import { type Landing, landingOf, readQuery } from './landing.ts';
import { expectedParameters } from './platform-template.ts';
import { type Expectation, VALUE_CHECKS } from './platform-values.ts';

/** The parts of a sandbox that a landing page needs. */
export interface LandingPlace {
  readonly world: World;
  readonly configurations: Configurations;
  readonly ports: Ports;
  /** The name of this machine that the request came with. */
  readonly name: LoopbackName;
}

function mustEnrol(person: Person): boolean {
  const [first] = operatorsOf(person);
  return first?.is2FAEnabledAO === true && first.is2FAMandatory === true && !person.twoFactor;
}

/** Brands and people that must not arrive at this platform. */
function wrongPlace(
  platform: PlatformType,
  configuration: SiteConfiguration | undefined,
  person: Person | undefined,
): readonly string[] {
  const problems: string[] = [];
  if (configuration === undefined)
    problems.push('skinId, an entry of the skin, must be one of the seven brands.');
  else if (configuration.urls.redirects[platform] === undefined)
    problems.push(`The brand has no ${platform}.`);
  if (configuration !== undefined && isTradingView(configuration.brand)) {
    problems.push('A TradingView variant goes back to its partner, never to a platform.');
  }
  if (person !== undefined && mustEnrol(person)) {
    problems.push('Two-factor is mandatory for this person and not set up: My account was the place to go.');
  }
  return problems;
}

/** A query in plain text, and the problems of decrypting it. */
interface Readable {
  readonly query: URLSearchParams;
  readonly problems: readonly string[];
  readonly encrypted: boolean;
}

/** Decrypts a query, with the key of each brand that encrypts. */
function readable({ configurations, name }: LandingPlace, query: URLSearchParams): Readable {
  const problems: string[] = [];
  for (const brand of BRAND_IDS) {
    const { encrypted, encryptedParam, encryption } = configurations(brand, name);
    const value = query.get(encryptedParam);
    if (!encrypted || encryption === undefined || value === null || query.size !== 1) continue;
    const plain = decryptQuery(value, encryption);
    const opened = plain.map((text) => new URLSearchParams(text)).unwrapOr(new URLSearchParams());
    if (opened.get('skinId') === brand) return { query: opened, problems: [], encrypted: true };
    problems.push(
      `${encryptedParam} is not ${brand}'s: ${plain.isErr() ? plain.error : 'it names another brand'}.`,
    );
  }
  return { query, problems, encrypted: false };
}

/** Checks the address of a platform: it must have every value, well-formed and true, and no other. */
export function checkPlatform(place: LandingPlace, platform: PlatformType, sent: URLSearchParams): Landing {
  const { world, configurations, ports, name } = place;
  const { query, problems, encrypted } = readable(place, sent);
  const { values: arrived, repeated } = readQuery(query);
  const skinId = arrived.get('skinId');
  const configuration = isBrand(skinId) ? configurations(skinId, name) : undefined;
  const parameters = expectedParameters(configuration, platform);
  const values = new Map([...arrived].map(([key, value]) => [parameters.get(key) ?? key, value]));
  const entry = world.sessions.find(values.get('sessionId') ?? '');
  const expected: Expectation = {
    platform,
    configuration,
    ports,
    people: world.people,
    entry,
    now: world.clock.now(),
    values,
  };
  const wrong = [...parameters].flatMap(([parameter, key]) => {
    const value = arrived.get(parameter);
    return (value === undefined ? `${parameter} is missing.` : VALUE_CHECKS[key](value, expected)) ?? [];
  });
  const known = new Set([...parameters.keys(), ...Object.keys(configuration?.skin ?? { skinId: '' })]);
  const unexpected = [...arrived.keys()]
    .filter((key) => !known.has(key))
    .map((key) => `${key} is unexpected.`);
  const inTheOpen =
    configuration?.encrypted === true && !encrypted
      ? ['The brand encrypts its query, and this one is not.']
      : [];
  return landingOf(values, [
    ...problems,
    ...inTheOpen,
    ...repeated,
    ...wrong,
    ...unexpected,
    ...wrongPlace(platform, configuration, entry?.person),
  ]);
}
