declare const provides: unique symbol;

/** The typed name of something that the wiring provides. */
export interface Token<Value> {
  readonly name: string;
  readonly [provides]?: Value;
}

/** Makes a token; names are unique within one wiring. */
export const token = <Value>(name: string): Token<Value> => ({ name });

type Tokens<Needs extends readonly unknown[]> = { readonly [At in keyof Needs]: Token<Needs[At]> };

/** How one thing is made from others, as data that any container can take. */
export interface Recipe {
  readonly provides: Token<unknown>;
  readonly needs: readonly Token<unknown>[];
  readonly make: (...needs: never[]) => unknown;
}

/** Writes a recipe; needs in the wrong order, or of the wrong type, do not compile. */
export const recipe = <Value, const Needs extends readonly unknown[]>(
  provided: Token<Value>,
  needs: Tokens<Needs>,
  make: (...needs: Needs) => Value,
): Recipe => ({ provides: provided, needs, make: make as Recipe['make'] });
