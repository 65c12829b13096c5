/**
 * The few platform globals core may use. Everything here exists in Node, browsers, workers,
 * Deno, Bun and edge runtimes; anything else (`node:`, DOM) is out of bounds for core.
 */

interface TextDecoderOptions {
  readonly fatal?: boolean;
  readonly ignoreBOM?: boolean;
}

declare class TextDecoder {
  constructor(label?: string, options?: TextDecoderOptions);
  readonly encoding: string;
  decode(input?: ArrayBufferView | ArrayBuffer, options?: { readonly stream?: boolean }): string;
}

declare class URL {
  constructor(url: string, base?: string);
  static canParse?(url: string, base?: string): boolean;
  readonly href: string;
  readonly protocol: string;
  readonly hostname: string;
  readonly host: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

declare const performance: { now(): number };

/** Absent in some runtimes and forbidden by policy in others, so code must be able to do without it. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports: Readonly<Record<string, Readonly<Record<string, Memory>>>>);
    readonly exports: Readonly<Record<string, unknown>>;
  }
  class Memory {
    constructor(size: { readonly initial: number });
    readonly buffer: ArrayBuffer;
  }
}
