import { extract, parsePage } from 'fovea';
import 'fovea/methods';
import { describe, expect, it } from 'vitest';
import { fileOf } from './file.ts';

const page = (title: string): string =>
  `<html lang="de"><title>${title}</title><body><article><p>${'Ein Satz mit <b>Gewicht</b>, der lang genug ist. '.repeat(8)}</p></article>`;

const result = (title: string): ReturnType<typeof extract> =>
  extract(parsePage(page(title)), { method: 'whole-body' });

describe('a file to save', () => {
  it('is Markdown with metadata', () => {
    const { name, text } = fileOf(result('Ein Titel'), 'markdown');
    expect(name).toBe('Ein Titel.md');
    expect(
      text.startsWith('---\ntitle: "Ein Titel"\nlang: "de"\n---\n\n# Ein Titel\n\nEin Satz mit **Gewicht**'),
    ).toBe(true);
    expect(text.endsWith('\n')).toBe(true);
  });

  it('is Markdown in which a title stays text', () => {
    const { text } = fileOf(
      { ...result('t'), title: '<img src=x onerror=alert(1)> [x](javascript:1) #' },
      'markdown',
    );
    expect(text).toContain('\n\n# &lt;img src=x onerror=alert(1)> [x\\](javascript:1) \\#\n\n');
    expect(text).not.toContain('<img');
    expect(text.replaceAll('\\](', '')).not.toContain('](');
  });

  it('is a whole HTML document in which a title stays text', () => {
    const { name, type, text } = fileOf(
      { ...result('t'), title: '<script>alert(1)</script> & "Co"' },
      'html',
    );
    expect(type).toBe('text/html');
    expect(name).toBe('script alert(1) script & Co.html');
    expect(text).toContain('<html lang="de" dir="ltr">');
    expect(text).toContain('<h1>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Co&quot;</h1>');
    expect(text).not.toContain('<script>');
  });

  it('is text under its title', () => {
    expect(fileOf(result('Ein Titel'), 'text').text.startsWith('Ein Titel\n\nEin Satz mit Gewicht')).toBe(
      true,
    );
  });

  it.each([
    ['..', 'fovea'],
    ['a/b\\c:d', 'a b c d'],
    ['夜だけ開く図書館', '夜だけ開く図書館'],
    ['x\u202efdp.exe', 'x fdp.exe'],
    ['𠮷'.repeat(200), '𠮷'.repeat(60)],
  ])('has a name that every system takes (%#)', (title, name) => {
    expect(fileOf({ ...result('t'), title }, 'text').name).toBe(`${name}.txt`);
  });
});
