// The parts that are used of packages without types.

declare module '@postlight/parser' {
  interface Article {
    readonly content?: string | null;
    readonly title?: string | null;
    readonly author?: string | null;
    readonly date_published?: string | null;
    readonly error?: boolean;
    readonly message?: string;
  }
  interface Options {
    readonly html: string;
    readonly contentType: 'html';
    readonly fetchAllPages: boolean;
  }
  const parser: { parse(url: string, options: Options): Promise<Article> };
  // biome-ignore lint/style/noDefaultExport: the package is CommonJS.
  export default parser;
}

declare module '@jocmp/mercury-parser' {
  import parser from '@postlight/parser';
  // biome-ignore lint/style/noDefaultExport: the package is CommonJS.
  export default parser;
}

declare module 'unfluff' {
  interface Article {
    readonly text: string;
    readonly title: string | null;
    readonly author: readonly string[];
    readonly date: string | null;
  }
  // biome-ignore lint/style/noDefaultExport: the package is CommonJS.
  export default function extract(html: string): Article;
}
