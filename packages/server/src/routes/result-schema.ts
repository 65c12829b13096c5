import { z } from '@hono/zod-openapi';

const text = z.string().nullable();

/** A result in JSON; the README of the library describes every field. */
export const RESULT: z.ZodType = z
  .looseObject({
    title: text,
    byline: text,
    authors: z.array(z.string()),
    published: text,
    modified: text,
    siteName: text,
    description: text,
    image: text,
    lang: text,
    dir: text,
    url: text,
    canonicalUrl: text,
    nextPage: text,
    content: z.string().openapi({ description: 'Sanitised HTML.' }),
    markdown: z.string(),
    text: z.string(),
    blocks: z
      .array(z.looseObject({ type: z.string() }))
      .optional()
      .openapi({ description: 'The content as a tree of blocks with their places in the source.' }),
    textLength: z.number().int(),
    wordCount: z.number().int(),
    readingTime: z.number().int(),
    confidence: z.number().nullable(),
    pageType: text,
    method: z.string(),
    warnings: z.array(z.looseObject({ code: z.string(), message: z.string() })),
    empty: z
      .object({ code: z.string(), message: z.string() })
      .optional()
      .openapi({ description: 'Why there is no content.' }),
    removed: z
      .array(z.looseObject({ nodeId: z.number().int(), reason: z.string(), text: z.string() }))
      .optional()
      .openapi({ description: 'With explain: what was left out; `restore` takes the ids.' }),
    hidden: z
      .array(z.looseObject({ nodeId: z.number().int(), kind: z.string(), text: z.string() }))
      .optional()
      .openapi({ description: 'With explain: what the page does not show.' }),
  })
  .openapi('Result');

/** Why a request has no result, by RFC 9457. */
export const PROBLEM: z.ZodType = z
  .object({
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code: z.string().openapi({ description: 'Stable: `blocked-address`, `robots`, `busy`, …' }),
  })
  .openapi('Problem');
