/**
 * Takes the visitor back to the page that led here. A page that opened in a tab of its own has none before it: it
 * closes, which shows the tab that it was opened from.
 */
export function goBack(): void {
  if (window.history.length > 1) window.history.back();
  else window.close();
}
