import type { Sandbox } from '@gatehouse-login/sandbox';
import { expect } from 'playwright/test';
import type { Brand } from '../support/sandbox.ts';
import type { Engine } from './engine.ts';

/** Somebody who looks at the page and uses it, in any browser. */
export interface Visitor {
  readonly engine: Engine;
  readonly sandbox: Sandbox;
  open(brand: Brand, path: string): Promise<void>;
  /** Waits until a screen is shown. */
  sees(screen: string): Promise<void>;
  /** Waits until an expression in the page has a value. */
  reads(expression: string, value: unknown): Promise<void>;
  /** Fills in user name and password, and sends them with Enter. */
  signsIn(credentials: { readonly username: string; readonly password: string }): Promise<void>;
  /** Waits until a destination has accepted the visitor. */
  arrives(): Promise<void>;
}

const textOf = (selector: string): string =>
  `document.querySelector(${JSON.stringify(selector)})?.textContent ?? null`;

/** The text of the first element. */
export const text = textOf;

/** Makes a visitor who has a browser. */
export function makeVisitor(engine: Engine, sandbox: Sandbox): Visitor {
  const reads = (expression: string, value: unknown): Promise<void> =>
    expect
      // While a page is being left, nothing can be read.
      .poll(() => engine.read(expression).catch(() => undefined), { message: expression, timeout: 15_000 })
      .toEqual(value);
  return {
    engine,
    sandbox,
    reads,
    open: (brand, path) => engine.open(`${sandbox.brands[brand]}${path}`),
    sees: (screen) => reads("document.querySelector('main')?.dataset.screen", screen),
    async signsIn({ username, password }) {
      await engine.type('input[name=username]', username);
      await engine.type('input[name=password]', password);
      await engine.press('Enter');
    },
    arrives: () =>
      reads("JSON.parse(document.querySelector('#landing')?.textContent ?? '{}').accepted ?? null", true),
  };
}
