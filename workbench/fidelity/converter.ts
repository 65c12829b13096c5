/** A tool that makes Markdown of a page. */
export interface Converter {
  readonly name: string;
  /** What runs, with its version and how it is called. */
  readonly about: string;
  /** The pages as Markdown, in order; `null` for a page of which the tool makes nothing. Rejects where it is not installed. */
  convert(pages: readonly ConverterInput[]): Promise<readonly (string | null)[]>;
}

/** What a tool gets of a page. */
export interface ConverterInput {
  readonly html: string;
  readonly url: string;
}
