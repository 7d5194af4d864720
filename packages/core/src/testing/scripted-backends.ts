// The platform behind an adapter under test. It speaks in the port's own terms: each backend is a fake of the port.
import { err, ok } from 'neverthrow';
import { CONFIGURATION_FILE } from '../configuration/configuration.ts';
import type { ConfigurationSource } from '../ports/configuration-source.ts';
import type { AccountManner } from './account-gateway-claims.ts';
import { aLoginAnswer, anAccount, anAccountOperator } from './builders.ts';
import { type FakeAccountGateway, fakeAccountGateway } from './fake-account-gateway.ts';
import { fakeConfigurationSource } from './fake-configuration-source.ts';
import { type FakePasswordGateway, fakePasswordGateway } from './fake-password-gateway.ts';
import { type FakeSessionGateway, fakeSessionGateway } from './fake-session-gateway.ts';
import { type FakeTranslationSource, fakeTranslationSource } from './fake-translation-source.ts';
import { type FakeTwoFactorGateway, fakeTwoFactorGateway } from './fake-two-factor-gateway.ts';
import type { ConfigurationManner, TranslationManner } from './file-source-claims.ts';
import type { PasswordManner } from './password-gateway-claims.ts';
import type { SessionManner } from './session-gateway-claims.ts';
import type { TwoFactorManner } from './two-factor-gateway-claims.ts';

const NEVER = new Promise<never>(() => {});

/** Creates a platform that opens sessions in a manner, and records the requests and the sessions it closed. */
export function scriptedSessions(manner: SessionManner): FakeSessionGateway {
  switch (manner.kind) {
    case 'accepts':
      return fakeSessionGateway(ok(aLoginAnswer({ session: manner.session })));
    case 'fails':
      return fakeSessionGateway(err(manner.error));
    case 'never answers':
      return fakeSessionGateway(NEVER);
  }
}

/** Creates a platform that sends and verifies codes in a manner, and records the requests. */
export function scriptedTwoFactor(manner: TwoFactorManner): FakeTwoFactorGateway {
  switch (manner.kind) {
    case 'sends and accepts':
      return fakeTwoFactorGateway({ verifying: [ok(aLoginAnswer({ session: manner.session }))] });
    case 'fails at sending':
      return fakeTwoFactorGateway({ sending: [err(manner.error)] });
    case 'fails at verifying':
      return fakeTwoFactorGateway({ verifying: [err(manner.error)] });
    case 'never answers':
      return fakeTwoFactorGateway({ sending: [NEVER], verifying: [NEVER] });
  }
}

/** Creates a platform that changes passwords in a manner, and records the requests. */
export function scriptedPasswords(manner: PasswordManner): FakePasswordGateway {
  switch (manner) {
    case 'changes':
      return fakePasswordGateway();
    case 'fails':
      return fakePasswordGateway(err({ kind: 'password-not-changed' }));
    case 'never answers':
      return fakePasswordGateway(NEVER);
  }
}

/** Creates a platform that has accounts in a manner, and records the sessions that it was shown. */
export function scriptedAccounts(manner: AccountManner): FakeAccountGateway {
  switch (manner.kind) {
    case 'has one operator':
      return fakeAccountGateway(ok(anAccount({ accountOperators: [anAccountOperator({ id: manner.id })] })));
    case 'fails':
      return fakeAccountGateway(err(manner.error));
    case 'never answers':
      return fakeAccountGateway(NEVER);
  }
}

/** Creates a site that keeps its configuration in a manner. */
export function scriptedConfiguration(manner: ConfigurationManner): ConfigurationSource {
  switch (manner.kind) {
    case 'holds':
      return fakeConfigurationSource(...manner.versions.map((version) => ok(version)));
    case 'lacks the file':
      return fakeConfigurationSource(
        err({ kind: 'configuration-fault', file: CONFIGURATION_FILE, problem: 'was not found' }),
      );
    case 'never answers':
      return fakeConfigurationSource(NEVER);
  }
}

/** Creates a site that keeps its texts in a manner. */
export function scriptedTranslations(manner: TranslationManner): FakeTranslationSource {
  if (manner.kind === 'never answers') return fakeTranslationSource({ en: NEVER });
  const files = Object.entries(manner.files).map(([file, texts]) => [file, ok(texts)] as const);
  return fakeTranslationSource(Object.fromEntries(files));
}
