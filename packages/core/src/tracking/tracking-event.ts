import type { Region } from '../brand/region.ts';
import type { PlatformType } from '../configuration/configuration.ts';
import type { Language } from '../locale/language.ts';

/** A tracking event (functional spec). It never holds a user name, a session or a query. */
export interface TrackingEvent {
  readonly event: 'login_success' | 'login_fail';
  readonly brand: string;
  readonly region: Region | null;
  readonly language: Language;
  readonly platformType: PlatformType;
  /** The platform's error code, or the kind of the error. */
  readonly errorCode?: number | string;
  readonly reference?: string;
}
