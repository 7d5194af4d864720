declare module 'virtual:early-script' {
  /** The script of the room `early`, bundled and minified. */
  const script: string;
  // biome-ignore lint/style/noDefaultExport: a text that is imported has no name
  export default script;
}
