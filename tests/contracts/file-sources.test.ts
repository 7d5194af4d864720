import { makeHttpConfigurationSource, makeHttpTranslationSource } from '@gatehouse-login/adapters-http';
import { CONFIGURATION_FILE, type ConfigurationFault, type Texts } from '@gatehouse-login/core';
import { fakeConfigurationSource, fakeTranslationSource } from '@gatehouse-login/core/testing';
import { err, ok } from 'neverthrow';
import { startFaultyServer } from './faulty-server.ts';
import { type FileManner, fileSourceContract } from './file-sources.contract.ts';
import { quickTransport } from './quick-transport.ts';

const NOT_FOUND: ConfigurationFault = {
  kind: 'configuration-fault',
  file: CONFIGURATION_FILE,
  problem: 'was not found',
};

async function serverThat(manner: FileManner) {
  const server = await startFaultyServer();
  server.behave(
    manner.kind === 'never answers'
      ? 'hang'
      : manner.kind === 'has'
        ? { body: JSON.stringify(manner.json) }
        : { status: 404 },
  );
  return { transport: quickTransport(server.origin), dispose: () => server.close() };
}

fileSourceContract('configuration source: fake', 'configuration-fault', async (manner) => {
  const source = fakeConfigurationSource(
    manner.kind === 'never answers'
      ? new Promise(() => {})
      : manner.kind === 'has'
        ? ok(manner.json)
        : err(NOT_FOUND),
  );
  return { read: source.read };
});

fileSourceContract('configuration source: HTTP', 'configuration-fault', async (manner) => {
  const { transport, dispose } = await serverThat(manner);
  return { read: makeHttpConfigurationSource(transport).read, dispose };
});

fileSourceContract('translation source: fake', 'malformed-answer', async (manner) => {
  const source = fakeTranslationSource(
    manner.kind === 'lacks it'
      ? {}
      : { en: manner.kind === 'has' ? ok(manner.json as Texts) : new Promise(() => {}) },
  );
  return { read: (cancellation) => source.read('en', cancellation) };
});

fileSourceContract('translation source: HTTP', 'malformed-answer', async (manner) => {
  const { transport, dispose } = await serverThat(manner);
  const source = makeHttpTranslationSource(transport);
  return { read: (cancellation) => source.read('en', cancellation), dispose };
});
