import { makeChooseDestination } from '../use-cases/choose-destination.ts';
import { makeLoadAccount } from '../use-cases/load-account.ts';
import { makeLoadConfiguration } from '../use-cases/load-configuration.ts';
import { makeRememberVisitor } from '../use-cases/remember-visitor.ts';
import { makeSignIn } from '../use-cases/sign-in.ts';
import { makePerformers } from './performers.ts';
import { type Recipe, recipe } from './token.ts';
import { TOKENS } from './tokens.ts';

/** What provides what, and from what: the core's whole wiring, as data. */
export const RECIPES: readonly Recipe[] = [
  recipe(TOKENS.loadConfiguration, [TOKENS.configurationSource], makeLoadConfiguration),
  recipe(TOKENS.signIn, [TOKENS.sessionGateway, TOKENS.configuration], makeSignIn),
  recipe(TOKENS.loadAccount, [TOKENS.accountGateway], makeLoadAccount),
  recipe(
    TOKENS.chooseDestination,
    [TOKENS.configuration, TOKENS.clock, TOKENS.surroundings],
    makeChooseDestination,
  ),
  recipe(TOKENS.rememberVisitor, [TOKENS.keyValueStore], makeRememberVisitor),
  recipe(
    TOKENS.performers,
    [
      TOKENS.signIn,
      TOKENS.loadAccount,
      TOKENS.chooseDestination,
      TOKENS.rememberVisitor,
      TOKENS.tracker,
      TOKENS.navigator,
      TOKENS.clock,
    ],
    makePerformers,
  ),
];
