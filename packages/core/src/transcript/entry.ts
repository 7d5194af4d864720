import type { Step } from '../address/location.ts';
import type { LoginTab } from '../brand/brand-table.ts';
import type { Region } from '../brand/region.ts';
import type { PlatformType } from '../configuration/configuration.ts';
import type { ConnectionCause, ErrorKind } from '../errors/domain-error.ts';
import type { EventName } from '../flow/event.ts';
import type { News, StateName } from '../flow/state.ts';
import type { Language } from '../locale/language.ts';
import type { Destination } from '../redirect/destination.ts';

/** The newest format of a transcript, and the only one so far. */
export const TRANSCRIPT_FORMAT = 1;

/**
 * What may be known of an event. What a visitor types, and what the platform says, is never among it: only of which kind
 * it was, and whether it was complete.
 */
export interface RecordedEvent {
  /** The name of the event. */
  readonly type: EventName;
  /** The step whose address was opened. */
  readonly step?: Step;
  /** The language of the address. */
  readonly language?: Language;
  /** The region of the address. */
  readonly region?: Region;
  /** What the address says of a way back to a partner. Absent if it says nothing. */
  readonly redirect?: 'listed' | 'refused';
  /** How the provider's page of a forgotten password is shown. Absent if there is none. */
  readonly reset?: 'frame' | 'new-tab';
  /** Whether the history entry holds the key of this attempt. Absent if it holds none. */
  readonly key?: 'own' | 'other';
  /** The tab of the form. */
  readonly tab?: LoginTab;
  /** The platform that the visitor wants to reach. */
  readonly platform?: PlatformType;
  /** Whether the form's values are kept for the next visit. */
  readonly remember?: boolean;
  /** Whether everything that is needed was there: a name and a password, six characters, three valid fields. */
  readonly complete?: boolean;
  /** Whether the new password was entered twice in the same way. */
  readonly matches?: boolean;
  /** The support reference of the attempt, as `makeReference` makes it. */
  readonly reference?: string;
  /** The chosen contact, by its place in the list. Absent if the list does not have it. */
  readonly contact?: number;
  /** How many contacts the platform offers. */
  readonly contacts?: number;
  /** How long the platform asks to wait, in seconds. */
  readonly seconds?: number;
  /** The kind of the error. */
  readonly fault?: ErrorKind;
  /** The platform's own code of the fault. */
  readonly code?: number;
  /** The HTTP status of the fault. */
  readonly status?: number;
  /** What is behind the fault. */
  readonly cause?: ErrorKind | ConnectionCause;
  /** The field of the configuration at fault. */
  readonly field?: string;
  /** What the destination is. */
  readonly purpose?: Destination['purpose'];
  /** The host of the destination, with its port. */
  readonly host?: string;
}

/** What may be known of a state. */
export interface RecordedState {
  /** The name of the state. */
  readonly at: StateName;
  /** The screen behind the work. */
  readonly behind?: 'login' | 'two-factor' | 'force-password';
  /** The kind of the state's fault. */
  readonly fault?: ErrorKind;
  /** What the screen tells besides faults. */
  readonly news?: News;
  /** How many contacts are offered. */
  readonly contacts?: number;
  /** The chosen contact, by its place in the list. */
  readonly contact?: number;
  /** Whether the visitor went on without choosing a contact. */
  readonly contactMissing?: boolean;
  /** The platform's wait before another code, in seconds; 0 once it is over. */
  readonly resendSeconds?: number;
  /** Whether the two new passwords differ. */
  readonly mismatch?: boolean;
  /** How the provider's page is shown. */
  readonly page?: 'frame' | 'new-tab';
  /** What the destination is. */
  readonly purpose?: Destination['purpose'];
  /** Whether the departure takes long. */
  readonly stalled?: boolean;
}

/** An event, and what the flow did with it. */
export interface TranscriptStep {
  /** Milliseconds since the first step. */
  readonly ms: number;
  /** What may be known of the event. */
  readonly event: RecordedEvent;
  /** The state that it led to. Null if the flow refused the event. */
  readonly state: RecordedState | null;
  /**
   * What the flow wanted done: the name of each command, and after it the seconds of a wait or the name of a tracking event.
   * The calls of the platform are among them, so the time of a step is that of its calls.
   */
  readonly commands: readonly string[];
}

/** What a transcript says of the whole login. */
export interface TranscriptHeader {
  /** The version of the format. */
  readonly transcript: typeof TRANSCRIPT_FORMAT;
  /** The version of Gatehouse that ran the login. */
  readonly gatehouse: string;
  /** When the first step happened, as ISO 8601. */
  readonly startedAt: string;
  /** The brand's name in the brand table. */
  readonly brand: string;
  /** Whether the brand sends visitors back to a partner. */
  readonly partner: boolean;
  /** A checksum of the configuration, without the site's own address. */
  readonly configuration: string;
  /** How many steps at the beginning were not kept. */
  readonly dropped: number;
}

/** A login, as a record without secrets. */
export interface Transcript extends TranscriptHeader {
  /** The steps, in order. */
  readonly steps: readonly TranscriptStep[];
}
