import type { DomainError, Language, PlatformType } from '@gatehouse-login/core';
import type { VisitorAction } from '../driver/login-driver.ts';
import type { Outcome } from '../report/outcome.ts';
import type { CodeHook, SecretValue } from './secret-value.ts';
import type { Place } from './source-text.ts';
import type { StateWord } from './state-words.ts';

/** Somebody who can sign in: by user name or by phone number. */
export interface ScenarioPerson {
  readonly user?: string;
  readonly countryCode?: string;
  readonly phone?: string;
  readonly password?: SecretValue;
  readonly codes?: CodeHook;
}

/** A place that a login can lead to. */
export const DESTINATIONS = ['webtrader', 'advantage', 'settings', 'partner', 'my-account'] as const;

/** The name of a place that a login can lead to. */
export type DestinationName = (typeof DESTINATIONS)[number];

/** What a scenario says in the same words as a driver does it. */
type SameForDrivers = Exclude<
  VisitorAction,
  { do: 'sign-in' | 'choose-contact' | 'enter-code' | 'change-password' }
>;

/**
 * Something that a visitor does, or that happens to the sandbox. Where a visitor would type a secret, a scenario says
 * where it comes from.
 */
export type Action =
  | SameForDrivers
  | { readonly do: 'open'; readonly address: string }
  | {
      readonly do: 'sign-in';
      /** A name of the file's people or of the sandbox's, or somebody who is described in place. */
      readonly who: string | ScenarioPerson;
      readonly whoPlace: Place;
      /** `wrong` makes up a password that nobody has. */
      readonly password: SecretValue | 'wrong' | null;
      readonly platform: PlatformType | null;
      readonly rememberMe: boolean;
    }
  | { readonly do: 'choose-contact'; readonly contact: string }
  /** Null for the code that was sent; `wrong` for another one. */
  | { readonly do: 'enter-code'; readonly code: string | null }
  | {
      readonly do: 'change-password';
      /** `new` makes up a password that the rules accept. */
      readonly to: SecretValue | 'new';
      /** The password of the sign-in by default. */
      readonly old: SecretValue | null;
      /** The same as the new one by default. */
      readonly again: SecretValue | null;
    }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'set-fault'; readonly fault: Readonly<Record<string, unknown>>; readonly place: Place }
  | { readonly do: 'clear-faults' | 'forget' };

/** Something that a scenario expects. */
export type Expectation =
  | (StateWord & {
      readonly expect: 'state';
      /** How it is said in the file. */
      readonly said: string;
      /** Waits as long for it, in milliseconds. */
      readonly within: number | null;
    })
  | {
      readonly expect: 'destination';
      readonly destination: DestinationName;
      readonly parameters: readonly (readonly [name: string, value: string])[];
    }
  | { readonly expect: 'fault'; readonly fault: DomainError['kind'] }
  | { readonly expect: 'outcome'; readonly outcome: Outcome }
  | { readonly expect: 'message'; readonly text: string }
  | { readonly expect: 'language'; readonly language: Language }
  | { readonly expect: 'contact'; readonly contact: string }
  | { readonly expect: 'within'; readonly ms: number }
  | { readonly expect: 'accepted' }
  | {
      readonly expect: 'stream';
      readonly markets: readonly string[];
      readonly within: number;
    };

/** What a step asks for. */
export type Ask = Action | Expectation;

/** A step of a scenario. */
export interface Step {
  readonly ask: Ask;
  /** As the file says it, with its variables filled in. */
  readonly text: string;
  readonly place: Place;
}

/** Whether a step expects something. */
export const isExpectation = (ask: Ask): ask is Expectation => 'expect' in ask;
