import type { Visit } from '../address/location.ts';
import { parseQuery, singleValueOf } from '../address/query.ts';
import type { LoginTab } from '../brand/brand-table.ts';
import {
  type Configuration,
  configuredPlatforms,
  type PlatformType,
} from '../configuration/configuration.ts';
import type { Draft, RememberedVisitor } from '../session/credentials.ts';

/** Returns the first values of the login form, from the remembered visitor and the query. */
export function firstDraft(
  configuration: Configuration,
  visit: Visit,
  remembered: RememberedVisitor | null,
): Draft {
  const [code] = configuration.capabilities.countryCodes ?? [];
  return {
    tab: firstTab(configuration, remembered),
    username: remembered?.username ?? '',
    phonePrefix: remembered?.phonePrefix || (code === undefined ? '' : `+${code}`),
    phoneNumber: remembered?.phoneNumber ?? '',
    rememberMe: remembered !== null,
    platformType: preselectedPlatform(configuration, visit.query),
  };
}

/** The brand's own tab or, if both are shown, the one that the visitor last logged in with. */
function firstTab(
  { capabilities, dualLoginSupported }: Configuration,
  remembered: RememberedVisitor | null,
): LoginTab {
  if (!dualLoginSupported || remembered === null) return capabilities.defaultTab;
  return remembered.phoneNumber === '' ? 'username' : 'phone';
}

function preselectedPlatform(configuration: Configuration, query: string): PlatformType {
  const parameters = parseQuery(query);
  const platforms = configuredPlatforms(configuration);
  const wanted =
    singleValueOf(parameters, 'page') === 'settings' ? 'settings' : singleValueOf(parameters, 'platform');
  return platforms.find((platform) => platform === wanted) ?? platforms[0] ?? 'webtrader';
}

/** Returns the platforms to choose from: none for a visitor who goes back to a partner. */
export const offeredPlatforms = (configuration: Configuration): readonly PlatformType[] =>
  configuration.capabilities.tradingview ? [] : configuredPlatforms(configuration);
