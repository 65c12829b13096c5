import { describe, expect, it } from 'vitest';
import { extractText } from './extract-text.ts';

const PROSE = 'The harbour was quiet that morning, and the boats lay still under a thin fog.';

describe('extractText', () => {
  it('passes Markdown through, with its heading as the title', () => {
    const markdown = `Intro *here*.\r\n\r\n# The <Harbour> #\r\n\r\n- one\r\n- two & three\r\n\r\n${PROSE}\r\n`;
    const result = extractText(Buffer.from(markdown), 'markdown', { url: 'https://example.org/a.md' });
    expect(result).toMatchObject({ title: 'The <Harbour>', url: 'https://example.org/a.md', lang: 'en' });
    expect(result.markdown).toBe(markdown.replaceAll('\r', '').trimEnd());
    expect(result.text).toBe(result.markdown);
    expect(result.content).toContain('<p>- one<br>\n- two &amp; three</p>');
    expect(result.wordCount).toBeGreaterThan(15);
    expect(result.encoding?.name).toBe('utf-8');
  });

  it('reads a part of a text: by a budget, a query or a section', () => {
    const markdown = `# Sea\n\nThe *moon* pulls at it.\n\n## Boats\n- ${PROSE}\n\n## Nets\n\nThey dry.`;
    const part = (options: object): string =>
      extractText(Buffer.from(markdown), 'markdown', options).markdown;
    expect(part({ section: 'Boats' })).toBe(`## Boats\n\n- ${PROSE}`);
    expect(part({ query: 'dry' })).toContain('They dry.');
    expect(part({ query: 'dry' })).not.toContain('harbour');
    const cut = extractText(Buffer.from(markdown), 'markdown', { maxTokens: 16 });
    expect(cut.markdown).toContain('The *moon* pulls');
    expect(cut.markdown).not.toContain('harbour');
    expect(cut.warnings.map(({ code }) => code)).toContain('content-cut');
    const text = extractText(Buffer.from(`${PROSE}\n\n${PROSE}\n\n${PROSE}`), 'text', { maxTokens: 30 });
    expect(text.text).toBe(PROSE);
  });

  it('takes the first line of a text for its title if it stands alone or is underlined', () => {
    const title = (text: string): string | null => extractText(Buffer.from(text), 'text', {}).title;
    expect(title(`\nHarbour\n\n${PROSE}`)).toBe('Harbour');
    expect(title(`Harbour\n=======\n${PROSE}`)).toBe('Harbour');
    expect(title(`${PROSE}\n${PROSE}`)).toBeNull();
    expect(title('')).toBeNull();
  });

  it('decodes, keeps to the requested formats, and runs nothing that a text contains', () => {
    const bytes = Buffer.from(`Grüße\n\n<script>alert(1)</script> ${PROSE}`, 'latin1');
    const { text, markdown, content } = extractText(bytes, 'text', {
      charset: 'latin1',
      formats: ['text', 'html'],
    });
    expect(text).toBe(`Grüße\n\n<script>alert(1)</script> ${PROSE}`);
    expect(markdown).toBe('');
    expect(content).not.toContain('<script');
  });

  it('reads a heading of any length in linear time', () => {
    const text = `#${' '.repeat(2_000_000)}${'x'.repeat(500)}\n# Title\n`;
    expect(extractText(Buffer.from(text), 'markdown', { formats: ['text'] }).title).toBe('Title');
  });

  it('says of an empty text that it is empty', () => {
    expect(extractText(Buffer.from(' \n'), 'text', {})).toMatchObject({ text: '', empty: expect.anything() });
  });

  it.each(['text', 'markdown'] as const)('says where blocks and chunks stand in a %s', (kind) => {
    const long = Array.from({ length: 40 }, (_, at) => `Line ${at} <of> R&D & co. ends here.`).join('\r\n');
    const source = `\ufeff# T & <u>\r\n\r\n  \t\r\n  hello\r\n*world* \n \n${long}\r\rlast\r\n\r\n`;
    const decoded = source.slice(1);
    const cut = ({ source: place }: { source: { start: number; end: number } | null }): string =>
      decoded.slice(place!.start, place!.end).replace(/\r\n?/gu, '\n');
    const { blocks, chunks } = extractText(Buffer.from(source), kind, {
      formats: ['blocks', 'chunks'],
      chunks: { maxTokens: 40 },
    });
    expect(blocks!.map(cut)).toEqual(blocks!.map(({ text }) => text));
    expect(blocks!.map(({ text }) => text!.split('\n')[0])).toEqual([
      '# T & <u>',
      'hello',
      'Line 0 <of> R&D & co. ends here.',
      'last',
    ]);
    expect(chunks!.length).toBeGreaterThan(4);
    const words = (text: string): string => text.replace(/\s+/gu, ' ');
    expect(chunks!.map(cut).map(words)).toEqual(chunks!.map(({ text }) => words(text)));
  });

  it('leaves the Markdown of a chunk as it is, and reads its headings', () => {
    const markdown = '# T\n\nhello *x*\n\n## U\n\nworld';
    const options = { formats: ['chunks'], countTokens: (text: string) => text.length } as const;
    const [chunk] = extractText(Buffer.from(markdown), 'markdown', options).chunks!;
    expect(chunk).toMatchObject({ markdown, text: markdown, tokens: markdown.length });
    const part = extractText(Buffer.from(markdown), 'markdown', { ...options, section: 'U' });
    expect(part.title).toBe('T');
    expect(part.chunks![0]).toMatchObject({
      markdown: '## U\n\nworld',
      source: { start: markdown.indexOf('## U'), end: markdown.length },
    });
  });
});
