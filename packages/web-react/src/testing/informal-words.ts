/** Words of the familiar form. Our texts use the polite one: `Sie`, `usted`, `您`, and in Polish `Państwo` with `proszę`. */
const INFORMAL: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:tú|tu|tus|ti|contigo|puedes|has|inténtalo|ponte)(?!\p{L})/giu,
  pl: /(?<!\p{L})(?:tw[oó]j\p{L}*|cię|ciebie|tobie|masz|możesz|pamiętasz|spróbuj|skontaktuj|sprawdź|zezwól|użyj|wybierz|wpisz)(?!\p{L})/giu,
  zh: /你/gu,
};
/** Polish commands. On a button, the visitor gives them to the page. In a sentence, the page would give them to the visitor. */
const COMMANDS =
  /(?<!\p{L})(?:zaloguj|wróć|wczytaj|otwórz|dodaj|włącz|zmień|powtórz|wyślij|kontynuuj)(?!\p{L}|”)/giu;

/** Returns the words of a text that use the familiar form. */
export function informalWords(language: string, text: string): readonly string[] {
  const informal = text.match(INFORMAL[language] ?? /(?!)/) ?? [];
  const commands = language === 'pl' && text.endsWith('.') ? text.match(COMMANDS) : null;
  return [...informal, ...(commands ?? [])];
}
