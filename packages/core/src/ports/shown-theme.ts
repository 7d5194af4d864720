/** Returns the theme on screen, with `auto` resolved. */
export type ShownTheme = () => 'light' | 'dark';
