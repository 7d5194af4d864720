import { ENGLISH, type Message, type MessageKey } from '@gatehouse-login/core';

/** The texts of the page in one language. */
export interface PageTexts {
  /** The text of a key, as the page has it in a button or a link. */
  readonly of: (key: MessageKey) => string;
  /** The message that a text of the page says, or null if it is none of its messages. */
  readonly messageOf: (text: string) => Message | null;
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const PLACEHOLDER = /\{\{?(\w+)\}?\}/g;

// The messages that a screen shows by themselves.
const SHOWN: readonly string[] = [
  'login.canTryAgain',
  'forcePassword.cancelled',
  'twoFactor.codeSent',
  'twoFactor.chooseContact',
  'loginFailed.username',
  'loginFailed.phone',
];
const isMessage = (key: string): boolean => key.startsWith('error.') || SHOWN.includes(key);

/** Reads the texts of the page from its files, the last of which count most. */
export function makePageTexts(files: readonly Readonly<Record<string, unknown>>[]): PageTexts {
  const texts: Readonly<Record<string, unknown>> = Object.assign({ ...ENGLISH }, ...files);
  const patterns = Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' && isMessage(key) ? [patternOf(key, text)] : [],
  );
  return {
    of: (key) => String(texts[key] ?? key),
    messageOf(text) {
      for (const { key, names, pattern } of patterns) {
        const found = pattern.exec(text);
        if (found === null) continue;
        const values = Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? '']));
        return { key, values };
      }
      return null;
    },
  };
}

function patternOf(key: string, text: string) {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const parts = text.split(/\{\{?\w+\}?\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${parts.join('(.+?)')}$`, 's');
  return { key: key.replace(PLURAL, '') as MessageKey, names, pattern };
}
