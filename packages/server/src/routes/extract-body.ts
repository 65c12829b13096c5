import { z } from '@hono/zod-openapi';
import { isSnapshot } from 'fovea/page';
import type { PageSource } from '../engine.ts';
import { joinWishes, type PageWish, wishFromOptions } from '../parameters/page-wish.ts';
import { PAGE_OPTIONS } from '../parameters/schemas.ts';
import { InvalidRequest, Refusal } from '../problem.ts';
import { addressSource } from './page-request.ts';

/** A page in JSON, in the body of a request or in a row of a batch. */
export interface PageBody {
  readonly url?: string | undefined;
  readonly html?: string | undefined;
  readonly html_base64?: string | undefined;
  readonly charset?: string | undefined;
  readonly options?: Record<string, unknown> | undefined;
}

const FIELDS = {
  url: z.string().optional().openapi({
    description: 'Address of the page: it is fetched, unless its HTML is given.',
    example: 'https://example.org/story',
  }),
  html: z.string().optional().openapi({ description: 'The page as text.' }),
  html_base64: z.string().optional().openapi({ description: 'The page as bytes, in base64.' }),
  charset: z
    .string()
    .optional()
    .openapi({ description: 'The charset of the bytes, if the transport stated one.' }),
  options: PAGE_OPTIONS.optional(),
};

/** The schema of a page in JSON. */
export const PAGE_BODY: z.ZodType<PageBody> = z.strictObject(FIELDS).openapi('PageBody');

/** The same with an id, as a row of a batch. */
export const PAGE_ROW: z.ZodType<PageBody & { readonly id?: string | number | undefined }> = z
  .strictObject({ id: z.union([z.string(), z.number()]).optional(), ...FIELDS })
  .openapi('PageRow');

/** A page and what is wanted of it. */
export interface PageRequest {
  readonly source: PageSource;
  readonly wish: PageWish;
}

/** Reads a page in JSON; options in it come before those of the request. */
export function readPageBody(body: PageBody, given: PageWish): PageRequest {
  const wish = joinWishes(given, wishFromOptions(body.options));
  const url = checkedAddress(body.url ?? null);
  if (body.html !== undefined) return { source: { kind: 'html', html: body.html, url }, wish };
  if (body.html_base64 !== undefined) {
    const contentType = body.charset === undefined ? 'text/html' : `text/html; charset=${body.charset}`;
    return { source: { kind: 'bytes', bytes: fromBase64(body.html_base64), contentType, url }, wish };
  }
  if (url === null) throw new InvalidRequest('', 'name a url, or give html');
  return { source: addressSource(url, wish.serving), wish };
}

/** The address of a page that came along, which may have any scheme: only its links are resolved against it. */
function checkedAddress(url: string | null): string | null {
  if (url === null || URL.canParse(url)) return url;
  throw new Refusal('bad-url', `not a valid address: ${url.slice(0, MAX_SHOWN)}`);
}

/** Maximum number of characters of an address to repeat. */
const MAX_SHOWN = 100;

/** Reads a body of any type: JSON with a page, or the page itself. */
export function readExtractBody(
  bytes: Uint8Array,
  {
    contentType,
    url,
    wish,
  }: { readonly contentType: string | null; readonly url: string | null; readonly wish: PageWish },
): PageRequest {
  const isJson = JSON_TYPE.test(contentType ?? '');
  const value = isJson ? parsed(bytes) : null;
  // A snapshot is a page itself, and is read in a thread.
  if (!isJson || isSnapshot(value))
    return { source: { kind: 'bytes', bytes, contentType, url: checkedAddress(url) }, wish };
  return readPageBody(checkedBody(PAGE_BODY, value), wish);
}

const JSON_TYPE = /^\s*application\/json\s*(?:;|$)/iu;

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal('bad-json', 'the body is not JSON');
  }
}

/** Checks a value by a schema; throws what is wrong with it. */
export function checkedBody<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new InvalidRequest(issue?.path.join('.') ?? '', issue?.message ?? 'is not valid');
}

function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    throw new InvalidRequest('html_base64', 'is not base64');
  }
}
