import { joinContents } from '@fovea/book';
import { extract } from 'fovea';
import { sourceMethod } from '../live/find-content.ts';

/** A page as it was received. */
export interface ReceivedPage {
  /** Its bytes, one to a character: messages carry no bytes. */
  readonly bytes: string;
  readonly url: string;
  readonly charset: string | null;
}

/** The part of a text that is on one page, and where it goes on. */
export interface TextPart {
  readonly content: string;
  readonly nextPage: string | null;
}

/** A request from the script in a page to the background, where a long search holds up no page. */
type JoinRequest =
  | { readonly kind: 'part'; readonly page: ReceivedPage; readonly exclude: readonly string[] }
  | { readonly kind: 'join'; readonly contents: readonly string[] };

/** The content of a received page. */
export async function partOf(page: ReceivedPage, exclude: readonly string[]): Promise<TextPart | null> {
  return (await ask({ kind: 'part', page, exclude })) as TextPart | null;
}

/** The contents of pages that continue each other as one. */
export async function joined(contents: readonly string[]): Promise<string | null> {
  return (await ask({ kind: 'join', contents })) as string | null;
}

function ask(request: JoinRequest): Promise<unknown> {
  return chrome.runtime.sendMessage(request);
}

/** Answers in the background; `null` if it cannot be done. */
export function answerJoin(
  message: unknown,
  { id }: chrome.runtime.Sender,
  answer: (value: unknown) => void,
): undefined {
  const request = message as JoinRequest;
  if (id !== chrome.runtime.id || (request?.kind !== 'part' && request?.kind !== 'join')) return;
  try {
    answer(
      request.kind === 'part' ? extractPart(request.page, request.exclude) : joinContents(request.contents),
    );
  } catch {
    answer(null);
  }
}

function extractPart({ bytes, url, charset }: ReceivedPage, exclude: readonly string[]): TextPart {
  const { content, nextPage } = extract(
    Uint8Array.from({ length: bytes.length }, (_, at) => bytes.charCodeAt(at)),
    { url, formats: ['html'], exclude, method: sourceMethod(), ...(charset === null ? {} : { charset }) },
  );
  return { content, nextPage };
}
