import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { windowOf } from '../page/jsdom.cases.ts';
import { smallSnapshot } from '../page/snapshot.cases.ts';
import { parsePage } from '../parse-page.ts';
import { isReadable } from '../readable/is-readable.ts';
import { openInput, type PageInput } from './page-input.ts';

const HTML = '<title>Brücke</title><p>Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich.';
const BYTES = new TextEncoder().encode(HTML);

/** The bytes somewhere inside a larger buffer, as of a view on a file. */
function inside(Kind: typeof ArrayBuffer | typeof SharedArrayBuffer): Uint8Array {
  const buffer = new Kind(BYTES.length + 16);
  new Uint8Array(buffer).set(BYTES, 8);
  return new Uint8Array(buffer, 8, BYTES.length);
}

describe('bytes in whatever they come', () => {
  const padded = new TextEncoder().encode(HTML.padEnd(HTML.length + 8 - (BYTES.length % 8)));
  it.each<[string, unknown]>([
    ['a Uint8Array', BYTES],
    ['a part of a buffer', inside(ArrayBuffer)],
    ['a part of shared memory', inside(SharedArrayBuffer)],
    ['an ArrayBuffer', BYTES.slice().buffer],
    ['a SharedArrayBuffer', inside(SharedArrayBuffer).buffer.slice(8, 8 + BYTES.length)],
    ['a DataView', new DataView(inside(ArrayBuffer).buffer, 8, BYTES.length)],
    ['words of eight bytes', new Float64Array(padded.slice().buffer)],
    ['a Buffer of Node', Buffer.from(HTML)],
    ['an ArrayBuffer of another realm', new (windowOf().ArrayBuffer)(0)],
  ])('are read: %s', (name, input) => {
    const { title, encoding } = extract(input as PageInput);
    expect(encoding?.name).toBeDefined();
    expect(title).toBe(name.endsWith('realm') ? null : 'Brücke');
  });

  it('are refused where the buffer was given away', () => {
    const { buffer } = BYTES.slice();
    structuredClone(buffer, { transfer: [buffer] });
    expect(() => parsePage(buffer)).toThrow(
      expect.objectContaining({ code: 'invalid-input', message: expect.stringContaining('transferred') }),
    );
  });
});

describe('other inputs', () => {
  it('are told apart', () => {
    expect(openInput(HTML, null)).toMatchObject({ kind: 'source', source: { text: HTML, encoding: null } });
    expect(openInput(windowOf(HTML).document, null).kind).toBe('document');
    expect(openInput(smallSnapshot(), null).kind).toBe('snapshot');
    expect(openInput(parsePage(HTML), null).kind).toBe('page');
  });

  it.each<[string, unknown, string]>([
    ['a Response', new Response(HTML), '`await input.arrayBuffer()`'],
    ['a Request', new Request('https://page.example/', { method: 'POST', body: HTML }), 'arrayBuffer()'],
    ['a Blob', new Blob([HTML]), '`await input.arrayBuffer()`'],
    ['a stream', new Blob([HTML]).stream(), '`await new Response(input).arrayBuffer()`'],
    ['a stream of Node', process.stdin, 'all of its bytes'],
    ['a promise', Promise.resolve(HTML), 'await it first'],
    ['an address', new URL('https://page.example/'), 'fetch it'],
    ['an element', windowOf(HTML).document.body, '`ownerDocument`'],
    ['nothing', undefined, 'Give a string, bytes (a Uint8Array, an ArrayBuffer), a Document'],
    ['null', null, 'Give a string'],
    ['a number', 42, 'Give a string'],
    ['a list of numbers', [60, 112, 62], 'Give a string'],
    ['an empty object', {}, 'Give a string'],
  ])('%s is refused, and the message says what to give', (_, input, advice) => {
    const error = expect.objectContaining({
      code: 'invalid-input',
      message: expect.stringContaining(advice),
    });
    for (const take of [extract, parsePage, isReadable]) {
      expect(() => take(input as PageInput)).toThrow(error);
    }
  });
});
