import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';
import { pageFromMhtml } from './from-mhtml.ts';
import { isMhtml } from './is-mhtml.ts';

const bytes = (...lines: readonly string[]): Uint8Array => Buffer.from(lines.join('\r\n'), 'latin1');

const ARCHIVE = bytes(
  'From: <Saved by a browser>',
  'Snapshot-Content-Location: https://example.org/cafe',
  'MIME-Version: 1.0',
  'Content-Type: multipart/related; boundary="b"',
  '',
  '--b',
  'Content-Type: text/html; charset=iso-8859-1',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  `<title>Caf=E9</title><article>${'<p>The caf=E9 at the harbour opens at six, and by seven it is full of people who =\r\nread.</p>'.repeat(4)}<a href=3D"/menu">Menu</a></article>`,
  '--b--',
);

describe('pageFromMhtml', () => {
  it('is the page that was saved, under its address and in its charset', () => {
    const page = pageFromMhtml(ARCHIVE);
    expect(page).toMatchObject({ url: 'https://example.org/cafe', encoding: { name: 'windows-1252' } });
    expect(page.warnings).toEqual([]);
    const { text, title } = extract(page);
    expect(title).toBe('Café');
    expect(text).toContain(
      'The café at the harbour opens at six, and by seven it is full of people who read.',
    );
  });

  it('takes the address and the charset that it is given', () => {
    const page = pageFromMhtml(ARCHIVE, { url: 'https://example.org/other', charset: 'iso-8859-5' });
    expect(page.url).toBe('https://example.org/other');
    expect(page.source).toContain('Cafщ');
  });

  it('says what is wrong with an archive', () => {
    const cut = pageFromMhtml(ARCHIVE.subarray(0, ARCHIVE.length - 5));
    expect(cut.warnings.map(({ code }) => code)).toEqual(['archive-damaged']);
    const empty = pageFromMhtml(bytes('Content-Type: multipart/related; boundary=b', '', '--b--'));
    expect(empty.source).toBe('');
    expect(empty.warnings.map(({ code }) => code)).toEqual(['archive-damaged']);
  });

  it('says it once for each kind of damage', () => {
    const part = (encoding: string): string[] => ['--b', `Content-Transfer-Encoding: ${encoding}`, '', 'x'];
    const parts = Array.from({ length: 100 }, (_, at) => part(`unknown-${at}`)).flat();
    const { warnings } = pageFromMhtml(bytes('Content-Type: multipart/related; boundary=b', '', ...parts));
    const damage = warnings.filter(({ code }) => code === 'archive-damaged');
    expect(damage.map(({ count }) => count)).toEqual([undefined, 100, undefined]);
    expect(damage[1]!.message).toContain('unknown-0');
  });
});

describe('isMhtml', () => {
  it.each([
    ['an archive', ARCHIVE],
    ['headers in any case', bytes('CONTENT-TYPE: Multipart/Related; boundary=x', '', '')],
    ['what a browser saved', bytes('Snapshot-Content-Location: https://x.org/', '', '<p>')],
    ['a single document of a mailer', bytes('MIME-Version: 1.0', 'Content-Type: text/html', '', '<p>')],
    [
      'another multipart of a mailer',
      bytes('MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=x', ''),
    ],
  ])('knows %s', (_, input) => {
    expect(isMhtml(input)).toBe(true);
  });

  it.each([
    ['a page', bytes('<!doctype html>', 'Content-Type: multipart/related')],
    ['a text that begins like a header', bytes('Note: this is text.', '', 'Content-Type: multipart/related')],
    ['headers of a page without more', bytes('Content-Type: text/html', '', '<p>')],
    ['a mail without a page', bytes('MIME-Version: 1.0', 'Content-Type: text/plain', '', 'x')],
    ['a line that begins with a colon', bytes(': x', 'Snapshot-Content-Location: https://x.org/')],
    ['a space in the name', bytes('A b: x', 'Snapshot-Content-Location: https://x.org/')],
    ['a letter beyond ASCII', bytes('\u00e9: x', 'Snapshot-Content-Location: https://x.org/')],
    ['no colon', bytes('abc')],
    ['nothing', bytes('')],
  ])('does not take %s for one', (_, input) => {
    expect(isMhtml(input)).toBe(false);
  });
});
