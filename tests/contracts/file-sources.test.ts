import { makeHttpConfigurationSource, makeHttpTranslationSource } from '@gatehouse-login/adapters-http';
import {
  type ConfigurationManner,
  configurationSourceClaims,
  scriptedConfiguration,
  scriptedTranslations,
  type TranslationManner,
  translationSourceClaims,
} from '@gatehouse-login/core/testing';
import { describe, it } from 'vitest';
import { type Arrived, type Behaviour, type Reaction, startFaultyServer } from './faulty-server.ts';
import { quickTransport } from './quick-transport.ts';

async function siteThat(...reactions: readonly Reaction[]) {
  const server = await startFaultyServer();
  server.behave(...reactions);
  return { transport: quickTransport(server.origin), dispose: () => server.close() };
}

const holding = (json: unknown): Behaviour => ({ body: JSON.stringify(json) });

describe('configuration source: fake', () => {
  it.each(configurationSourceClaims)('$claim', ({ check }) =>
    check(async (manner) => ({ source: scriptedConfiguration(manner) })),
  );
});

describe('configuration source: HTTP', () => {
  const behavioursOf = (manner: ConfigurationManner): readonly Behaviour[] => {
    if (manner.kind === 'holds') return manner.versions.map(holding);
    return [manner.kind === 'never answers' ? 'hang' : { status: 404 }];
  };
  it.each(configurationSourceClaims)('$claim', ({ check }) =>
    check(async (manner) => {
      const { transport, dispose } = await siteThat(...behavioursOf(manner));
      return { source: makeHttpConfigurationSource(transport), dispose };
    }),
  );
});

describe('translation source: fake', () => {
  it.each(translationSourceClaims)('$claim', ({ check }) =>
    check(async (manner) => ({ source: scriptedTranslations(manner) })),
  );
});

describe('translation source: HTTP', () => {
  const behaviourOf =
    (manner: TranslationManner) =>
    ({ path }: Arrived): Behaviour => {
      if (manner.kind === 'never answers') return 'hang';
      const found = Object.entries(manner.files).find(([file]) => path === `/assets/i18n/${file}.json`);
      return found === undefined ? { status: 404 } : holding(found[1]);
    };
  it.each(translationSourceClaims)('$claim', ({ check }) =>
    check(async (manner) => {
      const { transport, dispose } = await siteThat(behaviourOf(manner));
      return { source: makeHttpTranslationSource(transport), dispose };
    }),
  );
});
