import type { DomainError, Language, PlatformType } from '@gatehouse-login/core';
import type { VisitorAction, Who } from '../driver/login-driver.ts';
import type { Outcome } from '../report/outcome.ts';
import type { CodeSource, SourceOf } from '../secrets/secret-source.ts';
import type { Place } from './source-text.ts';
import type { StateWord } from './state-words.ts';
import type { Word } from './value.ts';

/** Where a secret comes from. */
export type SecretValue =
  | SourceOf<'environment' | 'file' | 'command'>
  /** A text. With its place, it stands in the file for everybody to read, so only the sandbox takes it. */
  | { readonly kind: 'text'; readonly text: string; readonly place?: Place }
  /** A new password that nobody has, and that the rules accept. */
  | { readonly kind: 'made-up' };

/** Somebody who signs in, with everything that is needed for it. */
export interface Visitor {
  readonly who: Who;
  /** As it is sent. */
  readonly username: string;
  readonly password: SecretValue | null;
  readonly codes: CodeSource | null;
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
      readonly who: Word | Visitor;
      readonly password: SecretValue | null;
      readonly platform: PlatformType | null;
      readonly rememberMe: boolean;
    }
  | { readonly do: 'choose-contact'; readonly contact: string }
  /** Null for the code that was sent; `wrong` for another one. */
  | { readonly do: 'enter-code'; readonly code: string | null }
  | {
      readonly do: 'change-password';
      readonly to: SecretValue;
      /** The password of the sign-in by default. */
      readonly old: SecretValue | null;
      /** The same as the new one by default. */
      readonly again: SecretValue | null;
    }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'set-fault'; readonly fault: Readonly<Record<string, unknown>>; readonly place: Place }
  | { readonly do: 'clear-faults' | 'forget' };

/** The action with a name. */
export type Do<Name extends Action['do']> = Extract<Action, { do: Name }>;

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

/** The expectation with a name. */
export type Expected<Name extends Expectation['expect']> = Extract<Expectation, { expect: Name }>;

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
