import type { Language } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../testing/render.tsx';
import { messageText } from './message-text.ts';
import { startI18n } from './start-i18n.ts';

/** The last words of the message, as the page says it with so many seconds to go. */
function endingIn(language: Language, seconds: number): string {
  const { t } = startI18n(language, { ...textsOf('en'), ...textsOf(language) });
  const text = messageText(t, { key: 'error.service-busy', values: { seconds } });
  return text.slice(text.indexOf('.') + 2);
}

describe('a message that counts seconds', () => {
  it.each([
    ['en', 1, 'Please try again in 1 second.'],
    ['en', 2, 'Please try again in 2 seconds.'],
    ['en', 0, 'Please try again in 0 seconds.'],
    ['de', 1, 'Bitte in 1 Sekunde erneut versuchen.'],
    ['de', 30, 'Bitte in 30 Sekunden erneut versuchen.'],
    ['es', 1, 'Inténtelo de nuevo dentro de 1 segundo.'],
    ['es', 21, 'Inténtelo de nuevo dentro de 21 segundos.'],
    ['pl', 1, 'Proszę spróbować ponownie za 1 sekundę.'],
    ['pl', 22, 'Proszę spróbować ponownie za 22 sekundy.'],
    ['pl', 25, 'Proszę spróbować ponownie za 25 sekund.'],
    ['ar', 1, 'يُرجى المحاولة مرة أخرى بعد ثانية واحدة.'],
    ['ar', 2, 'يُرجى المحاولة مرة أخرى بعد ثانيتين.'],
    ['ar', 5, 'يُرجى المحاولة مرة أخرى بعد 5 ثوانٍ.'],
    ['ar', 30, 'يُرجى المحاولة مرة أخرى بعد 30 ثانية.'],
    ['en', 3600, 'Please try again in 3,600 seconds.'],
    ['de', 3600, 'Bitte in 3.600 Sekunden erneut versuchen.'],
    ['es', 36_000, 'Inténtelo de nuevo dentro de 36.000 segundos.'],
    ['pl', 36_000, 'Proszę spróbować ponownie za 36\u00a0000 sekund.'],
    ['ar', 3600, 'يُرجى المحاولة مرة أخرى بعد 3,600 ثانية.'],
  ] as const)('in %s with %i says %j', (language, seconds, ending) => {
    expect(endingIn(language, seconds)).toBe(ending);
  });
});

describe('a message', () => {
  it('is said with its values', () => {
    const { t } = startI18n('en', textsOf('en'));
    expect(messageText(t, { key: 'attempt.reference', values: { reference: 'kamo-7352' } })).toBe(
      'Reference: kamo-7352',
    );
  });

  it('without a text is said by the next of its keys, or shows the last one', () => {
    const { t } = startI18n('en', { 'error.unreachable': 'We could not reach the service.' });
    expect(messageText(t, { key: ['error.offline', 'error.unreachable'] })).toBe(
      'We could not reach the service.',
    );
    expect(messageText(t, { key: 'error.offline' })).toBe('error.offline');
  });
});
