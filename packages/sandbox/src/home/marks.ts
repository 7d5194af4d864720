import { raw } from 'hono/html';
import type { Brand } from '../brands/brands.ts';
import type { Markup } from '../pages/layout.ts';

/** The brands' marks, our own artwork. They have the colour of the text around them. */
const SHAPES: Readonly<Record<Brand, string>> = {
  'city-index':
    '<circle cx="16" cy="16" r="12.5" fill="none" stroke-width="3"/><path d="M16 3.5A12.5 12.5 0 0 1 16 28.5C23 21 23 11 16 3.5Z"/><path d="M3.5 16H20" stroke-width="2.4"/>',
  forex:
    '<path d="M4.5 30V14.5A11.5 11.5 0 0 1 27.5 14.5V30" fill="none" stroke-width="3.4"/><path stroke="none" d="M16 8l2.3 7.2 6.7 2.3-6.7 2.2L16 30l-2.3-10.3L7 17.5l6.7-2.3Z"/>',
  whs: '<path stroke="none" d="M4 25.5C4 22 9 20.8 16 20.8S28 22 28 25.5 23 30 16 30 4 29 4 25.5ZM7 15.5C7 12.6 10.5 11.7 15.5 11.7S24.5 12.5 24.5 15.5 20.5 19.2 15.5 19.2 7 18.5 7 15.5ZM11.5 6.2C11.5 3.3 14 2 17 2S21.8 3.3 21.8 6.2 20 10.2 17 10.2 11.5 9 11.5 6.2Z"/>',
  kq: '<circle cx="15" cy="15" r="12" fill="none" stroke-width="3.4"/><path d="M11.5 8.8V21.2M19.5 9L12 15.6M14.6 13.4L27.5 28.5" fill="none" stroke-width="3.4" stroke-linecap="round"/>',
  'forex-chinese':
    '<path stroke="none" fill-rule="evenodd" d="M16 1.5A14.5 14.5 0 1 1 16 30.5 14.5 14.5 0 1 1 16 1.5ZM16 4A12 12 0 1 0 16 28 12 12 0 1 0 16 4ZM16 5.5A10.5 10.5 0 1 1 16 26.5 10.5 10.5 0 1 1 16 5.5ZM12 12V20H20V12Z"/>',
  'tradingview-city-index':
    '<path stroke="none" fill-rule="evenodd" d="M9 2H23A7 7 0 0 1 30 9V23A7 7 0 0 1 23 30H9A7 7 0 0 1 2 23V9A7 7 0 0 1 9 2ZM16 7A9 9 0 0 0 16 25C20 20 20 12 16 7Z"/>',
  'tradingview-forex':
    '<path stroke="none" fill-rule="evenodd" d="M2 2H30V30H2ZM9 25V14.5A7 7 0 0 1 23 14.5V25H18.5V14.5A2.5 2.5 0 0 0 13.5 14.5V25Z"/>',
};

/** The mark of a brand, as decoration beside its name. */
export function markOf(brand: Brand): Markup {
  return raw(
    `<svg class="logo" viewBox="0 0 32 32" aria-hidden="true" fill="currentColor" stroke="currentColor">${SHAPES[brand]}</svg>`,
  );
}
