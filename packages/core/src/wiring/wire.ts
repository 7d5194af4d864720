import { invariant } from '../errors/invariant.ts';
import { RECIPES } from './recipes.ts';
import type { Token } from './token.ts';

/** A value for a token, brought from outside. */
export interface Provided {
  readonly token: Token<unknown>;
  readonly value: unknown;
}

/** Brings a value; one of another type than the token's does not compile. */
export const provide = <Value>(token: Token<Value>, value: NoInfer<Value>): Provided => ({ token, value });

/**
 * Wires the core without a container: gives what a token names, brought from outside or made by its recipe, once.
 * Asking for something whose needs were not brought is a mistake in the program, and thrown.
 */
export function wire(provided: readonly Provided[]): <Value>(token: Token<Value>) => Value {
  const values = new Map<string, unknown>(provided.map(({ token, value }) => [token.name, value]));
  const get = ({ name }: Token<unknown>): unknown => {
    if (!values.has(name)) {
      const recipe = RECIPES.find(({ provides }) => provides.name === name);
      invariant(recipe !== undefined, `something provides "${name}"`);
      values.set(name, recipe.make(...(recipe.needs.map(get) as never[])));
    }
    return values.get(name);
  };
  return <Value>(token: Token<Value>) => get(token) as Value;
}
