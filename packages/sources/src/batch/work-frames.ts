import type { PageSnapshot } from 'fovea';
import type { SourceDocument, SourceWarning } from '../documents/document.ts';
import { type Frame, frameHead } from '../frames/frame.ts';
import { SourceError } from '../source-error.ts';
import type { WarcRecord } from '../warc/record-row.ts';
import type { RowOptions, WorkItem } from './protocol.ts';

/** The meta data of a frame with a page; the body has its bytes. */
type PageMeta =
  | { readonly kind: 'line'; readonly origin: string }
  | { readonly kind: 'file'; readonly origin: string; readonly path: string }
  | {
      readonly kind: 'documents';
      readonly origin: string;
      /** The documents without their bytes, which follow each other in the body. */
      readonly documents: readonly (Omit<SourceDocument, 'bytes'> & { readonly length: number })[];
      readonly warnings: readonly SourceWarning[];
    }
  | { readonly kind: 'snapshot'; readonly origin: string }
  | { readonly kind: 'record'; readonly origin: string; readonly record: WarcRecord }
  | {
      readonly kind: 'page';
      readonly origin: string;
      readonly url?: string | null;
      readonly charset?: string | null;
    };

/** The frame that starts a worker; JSON has no infinity, and no page reaches the number that stands for it. */
export function encodeStart(options: RowOptions): Uint8Array {
  const finite = (_: string, value: unknown): unknown =>
    value === Number.POSITIVE_INFINITY ? Number.MAX_SAFE_INTEGER : value;
  return frameHead('start', JSON.parse(JSON.stringify(options, finite)));
}

const NOTHING: readonly Uint8Array[] = [];

/** A page as the pieces of a frame, ready to be sent one after another. */
export function encodeItem(item: WorkItem): readonly Uint8Array[] {
  const [meta, body] = splitItem(item);
  const size = body.reduce((sum, piece) => sum + piece.length, 0);
  return [frameHead('page', meta, size), ...body];
}

function splitItem(item: WorkItem): readonly [PageMeta, readonly Uint8Array[]] {
  const { origin } = item;
  switch (item.kind) {
    case 'line':
      return [{ kind: 'line', origin }, [item.bytes]];
    case 'file':
      return [{ kind: 'file', origin, path: item.path }, NOTHING];
    case 'record':
      return [{ kind: 'record', origin, record: item.record }, [item.bytes]];
    case 'page':
      return [{ kind: 'page', origin, url: item.url, charset: item.charset }, [item.bytes]];
    case 'snapshot':
      return [{ kind: 'snapshot', origin }, [Buffer.from(JSON.stringify(item.snapshot))]];
    case 'documents': {
      const { documents, warnings } = item.pages;
      const described = documents.map(({ bytes, ...rest }) => ({ ...rest, length: bytes.length }));
      return [
        { kind: 'documents', origin, documents: described, warnings },
        documents.map(({ bytes }) => bytes),
      ];
    }
  }
}

/** The page in a frame. */
export function decodeItem({ meta, body }: Frame): WorkItem {
  const page = meta as PageMeta;
  const { origin } = page;
  switch (page.kind) {
    case 'line':
      return { kind: 'line', origin, bytes: body };
    case 'file':
      return { kind: 'file', origin, path: page.path };
    case 'record':
      return { kind: 'record', origin, record: page.record, bytes: body };
    case 'page':
      return { kind: 'page', origin, url: page.url ?? null, charset: page.charset ?? null, bytes: body };
    case 'snapshot':
      return { kind: 'snapshot', origin, snapshot: JSON.parse(asText(body)) as PageSnapshot };
    case 'documents': {
      let at = 0;
      const documents = page.documents.map(({ length, ...rest }) => {
        at += length;
        return { ...rest, bytes: body.subarray(at - length, at) };
      });
      return { kind: 'documents', origin, pages: { documents, warnings: page.warnings } };
    }
    default:
      throw new SourceError('bad-frame', `a page of an unknown kind: ${JSON.stringify(meta)}`);
  }
}

function asText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
}
