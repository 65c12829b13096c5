import { describe, expect, it } from 'vitest';
import type { SourceDocument } from './document.ts';
import { extractDocument } from './extract-document.ts';

const ARTICLE = `<article>${'<p>The harbour was quiet that morning, and the boats lay still under a thin fog.</p>'.repeat(5)}<p>See <a href="/tides">the tides</a> for the whole week, hour by hour.</p></article>`;

const ARCHIVE = [
  'MIME-Version: 1.0',
  'Snapshot-Content-Location: https://example.org/harbour',
  'Content-Type: multipart/related; boundary=b',
  '',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  ARTICLE,
  '--b--',
].join('\r\n');

const documentOf = (text: string, url: string | null = null): SourceDocument => ({
  bytes: Buffer.from(text),
  kind: 'html',
  url,
  charset: null,
  warnings: [],
});

describe('extractDocument', () => {
  it('reads an archive as the page that it holds', () => {
    const fromArchive = extractDocument(documentOf(ARCHIVE));
    const fromPage = extractDocument(documentOf(ARTICLE), { url: 'https://example.org/harbour' });
    expect(fromArchive.markdown).toContain('(https://example.org/tides)');
    expect(fromArchive.markdown).toBe(fromPage.markdown);
    expect(fromArchive.url).toBe('https://example.org/harbour');
  });

  it('takes the address of the page, not of the archive, unless the user gives one', () => {
    const stored = documentOf(ARCHIVE, 'https://archive.example/x.mhtml');
    expect(extractDocument(stored).url).toBe('https://example.org/harbour');
    const given = extractDocument(stored, { url: 'https://given.example/' });
    expect(given.url).toBe('https://given.example/');
    expect(given.markdown).toContain('(https://given.example/tides)');
  });
});
