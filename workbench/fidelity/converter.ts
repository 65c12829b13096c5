/** A tool that converts a page to Markdown. */
export interface Converter {
  readonly name: string;
  /** The tool, its version and how it is called. */
  readonly about: string;
  /** The pages as Markdown, in order; `null` if the tool returns nothing for a page. Rejects if it is not installed. */
  convert(pages: readonly ConverterInput[]): Promise<readonly (string | null)[]>;
}

/** The input of a tool. */
export interface ConverterInput {
  readonly html: string;
  readonly url: string;
}
