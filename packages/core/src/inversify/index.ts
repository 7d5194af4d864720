import type { Container } from 'inversify';
import { RECIPES } from '../wiring/recipes.ts';
import type { Recipe, Token } from '../wiring/token.ts';

/** Binds recipes in an inversify container: one shared instance each, made when first asked for. */
export function bindRecipes(container: Container, recipes: readonly Recipe[] = RECIPES): void {
  for (const { provides, needs, make } of recipes) {
    container
      .bind(provides.name)
      .toResolvedValue(
        make as (...values: unknown[]) => unknown,
        needs.map((need) => need.name),
      )
      .inSingletonScope();
  }
}

/** Binds a value that a driver brings. */
export const bindValue = <Value>(container: Container, { name }: Token<Value>, value: Value): void => {
  container.bind(name).toConstantValue(value);
};

/** Takes what a token names out of the container. */
export const resolve = <Value>(container: Container, { name }: Token<Value>): Value =>
  container.get<Value>(name);
