/**
 * What a browser has by itself and a program in Node has not: a jar for the cookies of one site, and a way to log off every session
 * that was opened.
 *
 * ```ts
 * import { makeCookieFetch } from '@gatehouse-login/adapters-http/node';
 *
 * const headers = { 'set-cookie': 'XSRF-TOKEN=t-1; Path=/' };
 * const site = makeCookieFetch(async () => new Response('', { headers }), 'https://login.example');
 * await site.fetch('https://login.example/');
 * console.log(site.cookie('XSRF-TOKEN')); // prints: t-1
 * ```
 *
 * @packageDocumentation
 */

export { type CookieFetch, makeCookieFetch, type SiteCookie } from './cookie-fetch.ts';
export {
  recordSessions,
  type SessionPorts,
  type SessionRecord,
  type SessionRecordOptions,
} from './session-record.ts';
