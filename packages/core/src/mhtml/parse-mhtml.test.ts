import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readParameters } from './headers.ts';
import { parseMhtml } from './parse-mhtml.ts';
import { decodeBase64, decodeQuotedPrintable } from './transfer-encoding.ts';

const bytes = (...lines: readonly string[]): Uint8Array => Buffer.from(lines.join('\r\n'), 'latin1');
const text = (part: { readonly bytes: Uint8Array } | null): string | null =>
  part && Buffer.from(part.bytes).toString('utf8');

const SAVED = bytes(
  'From: <Saved by a browser>',
  'Snapshot-Content-Location: https://example.org/tea',
  'Subject: Tea',
  'Content-Type: multipart/related;',
  '\ttype="text/html";',
  '\tboundary="----part--x----"',
  '',
  'This is not part of anything.',
  '------part--x----',
  'Content-Type: text/html; charset=UTF-8',
  'Content-ID: <frame-1@mhtml>',
  'Content-Transfer-Encoding: quoted-printable',
  'Content-Location: https://example.org/tea',
  '',
  '<p class=3D"lead">Green te=',
  'a =E2=80=94 caf=C3=A9</p>',
  '------part--x----',
  'Content-Type: image/png',
  'Content-Transfer-Encoding: base64',
  'Content-Location: https://example.org/leaf.png',
  '',
  'iVBO',
  'Rw==',
  '------part--x------',
  'epilogue',
);

describe('parseMhtml', () => {
  it('reads a saved page with its resources', () => {
    const archive = parseMhtml(SAVED);
    expect(archive.url).toBe('https://example.org/tea');
    expect(archive.warnings).toEqual([]);
    expect(text(archive.main)).toBe('<p class="lead">Green tea — café</p>');
    expect(archive.main).toMatchObject({ type: 'text/html', charset: 'UTF-8', id: 'frame-1@mhtml' });
    expect(archive.parts).toHaveLength(2);
    expect([...archive.parts[1]!.bytes]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  });

  it('chooses the part that `start` names, not the first', () => {
    const archive = parseMhtml(
      bytes(
        'Content-Type: multipart/related; boundary=b; start="<two>"',
        '',
        '--b',
        'Content-Type: text/html',
        '',
        'one',
        '--b',
        'Content-Type: text/html',
        'Content-Id: <two>',
        '',
        'two',
        '--b--',
      ),
    );
    expect(text(archive.main)).toBe('two');
  });

  it('reads nested multiparts, in order', () => {
    const archive = parseMhtml(
      bytes(
        'Content-Type: multipart/related; boundary=outer',
        '',
        '--outer',
        'Content-Type: multipart/alternative; boundary=inner',
        '',
        '--inner',
        '',
        'plain',
        '--inner',
        'Content-Type: text/html',
        '',
        '<p>rich',
        '--inner--',
        '--outer',
        'Content-Type: text/css',
        '',
        'p {}',
        '--outer--',
      ),
    );
    expect(archive.parts.map((part) => part.type)).toEqual(['text/plain', 'text/html', 'text/css']);
    expect(archive.parts.map(text)).toEqual(['plain', '<p>rich', 'p {}']);
  });

  it('reads a single document with headers', () => {
    const archive = parseMhtml(
      bytes('Content-Type: text/html', 'Content-Location: https://x.org/', '', '<p>hi'),
    );
    expect(text(archive.main)).toBe('<p>hi');
    expect(archive.url).toBe('https://x.org/');
  });

  it('keeps what there is of an incomplete file, and says so', () => {
    const archive = parseMhtml(SAVED.subarray(0, SAVED.length - 60));
    expect(text(archive.main)).toContain('Green tea');
    expect(archive.warnings.map((warning) => warning.code)).toEqual(['no-closing-boundary']);
  });

  it('ignores a boundary in the middle of a line', () => {
    const head = bytes(
      'Content-Type: multipart/related; boundary=b',
      '',
      '--b',
      'Content-Type: text/html',
      '',
      '',
    );
    const archive = parseMhtml(Buffer.concat([head, bytes('a --b c', '--b--')]));
    expect(text(archive.main)).toBe('a --b c');
  });

  it.each([
    ['no-boundary', bytes('Content-Type: multipart/related', '', '--', 'x')],
    ['no-document', bytes('')],
    [
      'unknown-transfer-encoding',
      bytes('Content-Type: text/html', 'Content-Transfer-Encoding: x-zip', '', 'raw'),
    ],
    ['headers-too-long', bytes(`X: ${'y'.repeat(70_000)}`, '', '')],
  ])('warns: %s', (code, input) => {
    expect(parseMhtml(input).warnings.map((warning) => warning.code)).toContain(code);
  });

  it('stops at its limits', () => {
    const many = bytes(
      'Content-Type: multipart/mixed; boundary=b',
      '',
      ...Array(50).fill('--b\r\n\r\nx'),
      '--b--',
    );
    const limited = parseMhtml(many, { maxParts: 10 });
    expect(limited.parts).toHaveLength(10);
    expect(limited.warnings.map((warning) => warning.code)).toContain('too-many-parts');
    const nested = Array.from(
      { length: 30 },
      (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}`,
    );
    expect(parseMhtml(bytes(...nested)).warnings.map((warning) => warning.code)).toContain('too-deep');
  });

  it('accepts any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(SAVED.length), (noise, at) => {
        const mixed = Buffer.concat([SAVED.subarray(0, at), noise, SAVED.subarray(at)]);
        const { main, parts, warnings } = parseMhtml(mixed);
        expect(main !== null || warnings.length > 0).toBe(true);
        for (const part of parts) expect(part.bytes.length).toBeLessThanOrEqual(mixed.length);
      }),
    );
  });
});

describe('decodeQuotedPrintable', () => {
  const decode = (input: string): string =>
    Buffer.from(decodeQuotedPrintable(Buffer.from(input))).toString('utf8');

  it.each([
    ['a=3Db', 'a=b'],
    ['a=3db', 'a=b'],
    ['one=\r\ntwo=\nthree', 'onetwothree'],
    ['one= \t\r\ntwo', 'onetwo'],
    ['50 = 50', '50 = 50'],
    ['=ZZ', '=ZZ'],
    ['end=', 'end'],
  ])('%j → %j', (input, output) => {
    expect(decode(input)).toBe(output);
  });
});

describe('decodeBase64', () => {
  const decode = (input: string): string =>
    Buffer.from(decodeBase64(Buffer.from(input, 'latin1'))).toString('latin1');

  it('gives back what was encoded, with or without padding and line breaks', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 90 }), fc.boolean(), (plain, isPadded) => {
        const encoded = Buffer.from(plain)
          .toString('base64')
          .replaceAll('=', isPadded ? '=' : '');
        const folded = encoded.replace(/(.{7})/g, '$1\r\n');
        expect([...decodeBase64(Buffer.from(folded))]).toEqual([...plain]);
      }),
    );
  });

  it.each([
    ['aGk=', 'hi'],
    ['aG k\u00ff=', 'hi'],
    ['aGk=aGk=', 'hihi'],
    ['-_-_', '\u00fb\u00ff\u00bf'],
    ['', ''],
  ])('%j → %j', (input, output) => {
    expect(decode(input)).toBe(output);
  });
});

describe('readParameters', () => {
  it('accepts quotes, escapes and odd spacing', () => {
    const { value, parameters } = readParameters(
      'Text/HTML ; Charset = "a\\"b;c" ;boundary=x y; charset=late',
    );
    expect(value).toBe('text/html');
    expect([...parameters]).toEqual([
      ['charset', 'a"b;c'],
      ['boundary', 'x y'],
    ]);
  });
});
