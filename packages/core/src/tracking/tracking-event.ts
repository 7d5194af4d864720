import type { Region } from '../brand/region.ts';
import type { PlatformType } from '../configuration/configuration.ts';
import type { Language } from '../locale/language.ts';

/** A tracking event (functional spec). It never holds a user name, a session or a query. */
export interface TrackingEvent {
  /** What happened. */
  readonly event: 'login_success' | 'login_fail';
  /** The brand's name in the brand table. */
  readonly brand: string;
  /** The region in the path, or null. */
  readonly region: Region | null;
  /** The language of the page. */
  readonly language: Language;
  /** The platform that the visitor wants to reach. */
  readonly platformType: PlatformType;
  /** The platform's error code, or the kind of the error. */
  readonly errorCode?: number | string;
  /** The support reference of the attempt. */
  readonly reference?: string;
}
