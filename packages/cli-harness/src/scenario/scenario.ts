import type { Brand, Language, PlatformType, Region } from '@gatehouse-login/core';
import type { CodeHook } from './secret-value.ts';
import type { Place } from './source-text.ts';
import type { ScenarioPerson, Step } from './step.ts';

/** Where a scenario begins, as far as its file says. */
export interface ScenarioPlace {
  readonly brand: Brand | null;
  readonly region: Region | null;
  readonly platform: PlatformType | null;
  readonly language: Language | null;
  readonly redirectUri: string | null;
  readonly state: string | null;
  /** The deadline of each call, in milliseconds. */
  readonly timeout: number | null;
}

/** How the built-in sandbox is set up for a scenario. */
export interface SandboxSetup {
  readonly faults: readonly { readonly fault: Readonly<Record<string, unknown>>; readonly place: Place }[];
  readonly settings: { readonly values: Readonly<Record<string, unknown>>; readonly place: Place } | null;
}

/** A scenario that can be played: one row of its examples, with its variables filled in. */
export interface Scenario extends ScenarioPlace {
  /** Unique among the scenarios of a run. */
  readonly id: string;
  readonly name: string;
  readonly place: Place;
  readonly line: number;
  readonly tags: readonly string[];
  readonly skip: string | null;
  readonly retries: number;
  /** Whether a variable comes from a source that was not asked yet. */
  readonly isPending: boolean;
  /** The site of the file: an address, `sandbox`, or null if the file names none. */
  readonly site: { readonly text: string; readonly place: Place } | null;
  /** The sites by brand. */
  readonly sites: ReadonlyMap<string, { readonly text: string; readonly place: Place }>;
  readonly people: ReadonlyMap<string, ScenarioPerson>;
  readonly codes: CodeHook | null;
  readonly sandbox: SandboxSetup;
  readonly steps: readonly Step[];
}
