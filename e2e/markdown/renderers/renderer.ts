/** A program that makes HTML of Markdown, set up as its users do. */
export interface MarkdownRenderer {
  readonly name: string;
  /** The HTML of each document, in order. */
  render(documents: readonly string[]): Promise<readonly string[]>;
  close?(): void;
}

/** A renderer that takes one document at a time. */
export function oneByOne(name: string, render: (markdown: string) => string): MarkdownRenderer {
  return { name, render: async (documents) => documents.map(render) };
}
