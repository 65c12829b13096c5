import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { type MarkdownRenderer, oneByOne } from './renderer.ts';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeStringify)
  .freeze();

/** remark with GFM, whose raw HTML rehype-raw parses. */
export const remark: MarkdownRenderer = oneByOne('remark, GFM, rehype-raw', (markdown) =>
  String(processor.processSync(markdown)),
);
