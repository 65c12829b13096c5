/** Turndown ships no types; this is all of it that is used. */
declare module 'turndown' {
  // biome-ignore lint/style/noDefaultExport: the package is CommonJS.
  export default class TurndownService {
    constructor(options: { readonly headingStyle: 'atx'; readonly codeBlockStyle: 'fenced' });
    turndown(html: string): string;
  }
}
