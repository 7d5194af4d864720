export { type CookieFetch, makeCookieFetch, type SiteCookie } from './cookie-fetch.ts';
export {
  recordSessions,
  type SessionPorts,
  type SessionRecord,
  type SessionRecordOptions,
} from './session-record.ts';
