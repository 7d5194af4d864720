export { type CookieFetch, makeCookieFetch } from './cookie-fetch.ts';
export {
  recordSessions,
  type SessionPorts,
  type SessionRecord,
  type SessionRecordOptions,
} from './session-record.ts';
