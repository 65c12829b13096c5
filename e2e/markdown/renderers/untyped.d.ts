/** It ships no types; this is all of it that is used. */
declare module 'markdown-it-footnote' {
  import type { PluginSimple } from 'markdown-it';

  const footnotes: PluginSimple;
  // biome-ignore lint/style/noDefaultExport: the package is made that way.
  export default footnotes;
}
