import {
  type Account,
  type Language,
  languageOf,
  parseAccount,
  type SessionHeaders,
  type StreamingConfiguration,
} from '@gatehouse-login/core';

/** What the web trader learns from the page that it is part of. */
export interface Landed {
  readonly session: SessionHeaders;
  readonly language: Language;
  readonly account: Account | null;
  readonly brand: string;
  readonly theme: string;
  readonly signInAt: string;
  /** `streaming` of the brand's configuration. */
  readonly streaming: StreamingConfiguration & { readonly serverUrl: string };
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const textIn = (place: unknown, name: string): string => {
  const value = isObject(place) ? place[name] : undefined;
  return typeof value === 'string' ? value : '';
};
const numberIn = (place: Json, name: string): Readonly<Record<string, number>> => {
  const value = place[name];
  return typeof value === 'number' ? { [name]: value } : {};
};

/**
 * Reads the JSON that the sandbox's landing page has for programs (`<script id="landing">`). Null if there is no session
 * in it, or no streaming server.
 */
export function readLanding(json: unknown): Landed | null {
  if (!isObject(json) || json.accepted !== true) return null;
  const { values, account, streaming } = json;
  const [username, session] = [textIn(values, 'userName'), textIn(values, 'sessionId')];
  const serverUrl = textIn(streaming, 'serverUrl');
  if (session === '' || serverUrl === '' || !isObject(streaming)) return null;
  const adapterSet = textIn(streaming, 'adapterSet');
  return {
    session: { username, session },
    language: languageOf(textIn(values, 'language')),
    account: parseAccount(account).unwrapOr(null),
    brand: textIn(values, 'skinId'),
    theme: textIn(values, 'theme'),
    signInAt: textIn(values, 'AuthenticationUri'),
    streaming: {
      serverUrl,
      ...(adapterSet === '' ? {} : { adapterSet }),
      ...numberIn(streaming, 'requestTimeout'),
      ...numberIn(streaming, 'reopenDelay'),
      ...numberIn(streaming, 'drawThrottle'),
    },
  };
}
