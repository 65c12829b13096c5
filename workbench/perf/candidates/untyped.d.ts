/** The little of jsdom that is used here; the package brings no types. */
declare module 'jsdom' {
  export class VirtualConsole {}
  export class JSDOM {
    constructor(html: string, options?: { readonly url?: string; readonly virtualConsole?: VirtualConsole });
    readonly window: { readonly document: object; close(): void };
  }
}
