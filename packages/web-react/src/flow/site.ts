import type { Configuration, OpenState, Runner, SpinnerCounter } from '@gatehouse-login/core';
import type { i18n } from 'i18next';
import type { LoadTexts } from '../i18n/texts.ts';
import type { Details } from '../widgets/reference/details.ts';

/** What the parts of the running page share. */
export interface Site {
  readonly configuration: Configuration;
  readonly runner: Runner;
  /** The state that the document was stamped with, which React takes over first. */
  readonly stamped?: OpenState;
  /** The folder of the brand's artwork, or empty if the document holds it. */
  readonly artwork: string;
  /** What a visitor can copy for support beside the reference. */
  readonly details: Details;
  /** Counts what the visitor is waiting for. */
  readonly spinner: SpinnerCounter;
  readonly i18n: i18n;
  readonly loadTexts: LoadTexts;
  /** Tells the visitor that a file they asked for could not be loaded. */
  readonly onMissing: () => void;
  /** Loads the screen of a path ahead of a likely click. */
  readonly preload: (path: string) => void;
  /** Loads what the page does not need at first. Call it when the page is in use. */
  readonly loadRest: () => void;
}
