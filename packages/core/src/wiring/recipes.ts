import { makeChangePassword } from '../use-cases/change-password.ts';
import { makeChooseDestination } from '../use-cases/choose-destination.ts';
import { makeLoadAccount } from '../use-cases/load-account.ts';
import { makeLoadConfiguration } from '../use-cases/load-configuration.ts';
import { makePlatformDestination } from '../use-cases/platform-destination.ts';
import { makeRememberVisitor } from '../use-cases/remember-visitor.ts';
import { makeSendCode } from '../use-cases/send-code.ts';
import { makeSignIn } from '../use-cases/sign-in.ts';
import { makeVerifyCode } from '../use-cases/verify-code.ts';
import { makePerformers } from './performers.ts';
import { type Recipe, recipe } from './token.ts';
import { TOKENS } from './tokens.ts';

/** What provides what, and from what: the core's whole wiring, as data. */
export const RECIPES: readonly Recipe[] = [
  recipe(TOKENS.loadConfiguration, [TOKENS.configurationSource], makeLoadConfiguration),
  recipe(TOKENS.signIn, [TOKENS.sessionGateway, TOKENS.configuration], makeSignIn),
  recipe(TOKENS.sendCode, [TOKENS.twoFactorGateway], makeSendCode),
  recipe(TOKENS.verifyCode, [TOKENS.twoFactorGateway], makeVerifyCode),
  recipe(TOKENS.changePassword, [TOKENS.passwordGateway], makeChangePassword),
  recipe(TOKENS.loadAccount, [TOKENS.accountGateway], makeLoadAccount),
  recipe(
    TOKENS.platformDestination,
    [TOKENS.configuration, TOKENS.clock, TOKENS.surroundings],
    makePlatformDestination,
  ),
  recipe(TOKENS.chooseDestination, [TOKENS.configuration, TOKENS.platformDestination], makeChooseDestination),
  recipe(TOKENS.rememberVisitor, [TOKENS.keyValueStore], makeRememberVisitor),
  recipe(
    TOKENS.performers,
    [
      TOKENS.signIn,
      TOKENS.sendCode,
      TOKENS.verifyCode,
      TOKENS.changePassword,
      TOKENS.loadAccount,
      TOKENS.chooseDestination,
      TOKENS.platformDestination,
      TOKENS.rememberVisitor,
      TOKENS.tracker,
      TOKENS.navigator,
      TOKENS.clock,
    ],
    makePerformers,
  ),
];
