/** Returns the theme that the visitor sees; `auto` as it resolved. */
export type ShownTheme = () => 'light' | 'dark';
