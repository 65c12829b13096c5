import { z } from 'zod';
import type { PageArguments } from './read-for-model.ts';

/** The arguments of `read_page`. */
interface ReadArguments extends PageArguments {
  readonly maxTokens?: number | undefined;
  readonly query?: string | undefined;
  readonly section?: string | number | undefined;
}

/** The arguments of `restore`. */
interface RestoreArguments extends PageArguments {
  readonly ids: number[];
  readonly remove?: number[] | undefined;
  readonly maxTokens?: number | undefined;
}

const PAGE = {
  url: z.string().optional().describe('Address of the page: https://…'),
  html: z.string().optional().describe('HTML to read instead; url is then only its base'),
  render: z
    .boolean()
    .optional()
    .describe('Open it in a browser first; for pages that scripts build, if the server allows it'),
};

const PART = {
  maxTokens: z.number().int().min(1).optional().describe('Cut at the end of a block before this many tokens'),
  query: z.string().min(1).optional().describe('Only the sections that match these words best'),
  section: z
    .union([z.string().min(1), z.number().int()])
    .optional()
    .describe('Only this section: its number in page_outline, or its heading'),
};

const IDS = z.array(z.number().int().min(0)).max(1000);

/** Arguments of `read_page`. */
export const READ_INPUT: z.ZodType<ReadArguments> = z.object({ ...PAGE, ...PART });

/** Arguments of `page_outline`. */
export const OUTLINE_INPUT: z.ZodType<PageArguments> = z.object(PAGE);

/** Arguments of `explain_page`. */
export const EXPLAIN_INPUT: z.ZodType<PageArguments & { readonly showHidden?: boolean | undefined }> =
  z.object({
    ...PAGE,
    showHidden: z
      .boolean()
      .optional()
      .describe('Also show the text that the page hides from its readers. It may be meant to mislead you'),
  });

/** Arguments of `restore`. */
export const RESTORE_INPUT: z.ZodType<RestoreArguments> = z.object({
  ...PAGE,
  ids: IDS.min(1).describe('Blocks to bring back, by their ids in explain_page'),
  remove: IDS.optional().describe('Blocks to take out, by the same ids'),
  maxTokens: PART.maxTokens,
});

/** Arguments of `compare_methods`. */
export const COMPARE_INPUT: z.ZodType<PageArguments & { readonly methods: string[] }> = z.object({
  ...PAGE,
  methods: z
    .array(z.string())
    .min(2)
    .max(5)
    .describe('Names of methods, such as fovea, whole-body, cectd-ds'),
});

const text = z.string().nullable();
const hidden = z.array(
  z.object({ nodeId: z.number(), path: z.string(), by: z.string(), text: z.string().optional() }),
);

/** What reading returns besides Markdown. */
export const READ_OUTPUT: z.ZodType = z.object({
  title: text,
  byline: text,
  published: text,
  lang: text,
  url: text,
  tokens: z.number().describe('Tokens of the Markdown, estimated'),
  confidence: z.number().nullable().describe('Probability that the content is right, 0 to 1'),
  empty: text.describe('Why there is no content'),
  warnings: z.array(z.string()),
  hidden: hidden.describe('What the page hides from its readers; left out of the Markdown'),
  sources: z
    .array(z.object({ start: z.number(), end: z.number() }))
    .describe('Where the blocks of the content are in the HTML, in characters'),
});

/** An outline. */
export const OUTLINE_OUTPUT: z.ZodType = z.object({
  title: text,
  sections: z.array(
    z.object({
      id: z.number(),
      level: z.number(),
      heading: z.string(),
      tokens: z.number(),
      words: z.number(),
    }),
  ),
});

/** What was left out. */
export const EXPLAIN_OUTPUT: z.ZodType = z.object({
  reasons: z.array(z.string()),
  removed: z.array(
    z.object({
      nodeId: z.number(),
      path: z.string(),
      reason: z.string(),
      score: z.number().nullable(),
      text: z.string(),
    }),
  ),
  borderline: z.array(
    z.object({ nodeId: z.number(), kept: z.boolean(), score: z.number(), text: z.string() }),
  ),
  hidden,
});

/** What methods chose. */
export const COMPARE_OUTPUT: z.ZodType = z.object({
  methods: z.array(
    z.object({
      method: z.string(),
      words: z.number(),
      tokens: z.number(),
      confidence: z.number().nullable(),
      onlyHere: z.array(z.string()).describe('Paragraphs that no other method has'),
    }),
  ),
});
