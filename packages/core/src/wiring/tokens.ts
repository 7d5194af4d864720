import type { Configuration } from '../configuration/configuration.ts';
import type { Performers } from '../flow/runner.ts';
import type { AccountGateway } from '../ports/account-gateway.ts';
import type { Clock } from '../ports/clock.ts';
import type { ConfigurationSource } from '../ports/configuration-source.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { Navigator } from '../ports/navigator.ts';
import type { PasswordGateway } from '../ports/password-gateway.ts';
import type { SessionGateway } from '../ports/session-gateway.ts';
import type { Tracker } from '../ports/tracker.ts';
import type { TwoFactorGateway } from '../ports/two-factor-gateway.ts';
import type { ChangePassword } from '../use-cases/change-password.ts';
import type { ChooseDestination } from '../use-cases/choose-destination.ts';
import type { LoadAccount } from '../use-cases/load-account.ts';
import type { LoadConfiguration } from '../use-cases/load-configuration.ts';
import type { PlatformDestination, Surroundings } from '../use-cases/platform-destination.ts';
import type { RememberVisitor } from '../use-cases/remember-visitor.ts';
import type { SendCode } from '../use-cases/send-code.ts';
import type { SignIn } from '../use-cases/sign-in.ts';
import type { VerifyCode } from '../use-cases/verify-code.ts';
import { token } from './token.ts';

/** All that the core needs from outside, and all that it provides, by typed names. */
export const TOKENS = {
  // Brought by the drivers.
  configuration: token<Configuration>('configuration'),
  surroundings: token<Surroundings>('surroundings'),
  sessionGateway: token<SessionGateway>('session gateway'),
  twoFactorGateway: token<TwoFactorGateway>('two-factor gateway'),
  passwordGateway: token<PasswordGateway>('password gateway'),
  accountGateway: token<AccountGateway>('account gateway'),
  configurationSource: token<ConfigurationSource>('configuration source'),
  keyValueStore: token<KeyValueStore>('key-value store'),
  tracker: token<Tracker>('tracker'),
  clock: token<Clock>('clock'),
  navigator: token<Navigator>('navigator'),
  // Made by the core's recipes.
  signIn: token<SignIn>('sign in'),
  sendCode: token<SendCode>('send code'),
  verifyCode: token<VerifyCode>('verify code'),
  changePassword: token<ChangePassword>('change password'),
  loadAccount: token<LoadAccount>('load account'),
  loadConfiguration: token<LoadConfiguration>('load configuration'),
  platformDestination: token<PlatformDestination>('platform destination'),
  chooseDestination: token<ChooseDestination>('choose destination'),
  rememberVisitor: token<RememberVisitor>('remember visitor'),
  performers: token<Performers>('performers'),
} as const;

/** What a driver has to bring. */
export const NEEDED_FROM_OUTSIDE = [
  TOKENS.configuration,
  TOKENS.surroundings,
  TOKENS.sessionGateway,
  TOKENS.twoFactorGateway,
  TOKENS.passwordGateway,
  TOKENS.accountGateway,
  TOKENS.configurationSource,
  TOKENS.keyValueStore,
  TOKENS.tracker,
  TOKENS.clock,
  TOKENS.navigator,
] as const;
