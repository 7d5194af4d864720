/**
 * Returns the tab that a key moves to (WAI-ARIA, tabs pattern), or undefined for a key that moves nowhere. In a page
 * that runs from right to left, the next tab is on the left.
 */
export function tabStep(key: string, current: number, count: number, rtl: boolean): number | undefined {
  switch (key) {
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return (current + 1) % count;
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
