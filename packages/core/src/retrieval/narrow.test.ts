import { describe, expect, it } from 'vitest';
import { extract } from '../extract.ts';

const PAGE = `<main><p>Before all headings.</p>
<h2>Lighthouses</h2><p>Lighthouses stand on rocks and warn ships.</p>
<h3>Lamps</h3><p>Lamps burned oil, then gas, then electricity.</p>
<h3>Keepers</h3><p>Keepers lived there with their families.</p>
<h2>Harbours</h2><p>Harbours shelter boats from storms<sup><a href="#fn1" id="r1">1</a></sup>.</p>
<ol><li id="fn1">Most of the time. <a href="#r1">↩</a></li></ol></main>`;

const narrow = (options: object, html = PAGE) =>
  extract(html, {
    include: 'main',
    title: 'keep',
    formats: ['markdown', 'text', 'html', 'blocks'],
    ...options,
  });

describe('sections', () => {
  it('lists the outline with sizes, subsections included', () => {
    const { sections } = narrow({ formats: ['sections'] });
    expect(sections!.map(({ id, level, headings }) => [id, level, headings])).toEqual([
      [0, 0, []],
      [1, 2, ['Lighthouses']],
      [2, 3, ['Lighthouses', 'Lamps']],
      [3, 3, ['Lighthouses', 'Keepers']],
      [4, 2, ['Harbours']],
    ]);
    expect(sections!.map(({ words }) => words)).toEqual([3, 23, 8, 7, 7]);
    const [intro, first, lamps, keepers] = sections!;
    expect(intro!.nodeId).toBeNull();
    expect(first!.nodeId).toBeGreaterThan(0);
    expect(first!.tokens).toBeGreaterThan(lamps!.tokens + keepers!.tokens);
  });

  it('lists all of them, whichever is wanted', () => {
    expect(narrow({ formats: ['sections'], section: 2 }).sections).toHaveLength(5);
  });
});

describe('section', () => {
  it.each([
    [1, 'Lighthouses', 'families.'],
    ['2', 'Lamps', 'electricity.'],
    ['Keepers', 'Keepers', 'families.'],
    ['  keepers ', 'Keepers', 'families.'],
    ['lamp', 'Lamps', 'electricity.'],
  ])('%s', (section, start, end) => {
    const { markdown, text, content, blocks } = narrow({ section });
    expect(markdown.replace(/^#+ /u, '').startsWith(start)).toBe(true);
    expect(markdown.endsWith(end)).toBe(true);
    expect(text.startsWith(start)).toBe(true);
    expect(content).toContain(start);
    expect(blocks![0]!.text).toBe(start);
  });

  it('0 is what comes before the first heading', () => {
    expect(narrow({ section: 0 }).markdown).toBe('Before all headings.');
  });

  it('0 is no section on a page that begins with a heading', () => {
    const { markdown, empty } = narrow({ section: 0 }, '<main><h2>A</h2><p>text</p></main>');
    expect(markdown).toBe('');
    expect(empty).toMatchObject({ code: 'no-match' });
  });

  it('has the same number whatever the budget', () => {
    const heading = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
    const html = `<main><h2>${heading}</h2><p>first</p><h2>B</h2><p>second</p></main>`;
    for (const section of [2, 'B', 'b']) {
      expect(narrow({ section }, html).text).toBe('B\n\nsecond');
      expect(narrow({ section, maxTokens: 30 }, html).text).toBe('B\n\nsecond');
    }
    expect(narrow({ section: 'word59', maxTokens: 30 }, html).text).toMatch(/^word0 word1 /u);
  });

  it('brings along its notes', () => {
    expect(narrow({ section: 'Harbours' }).markdown).toMatch(
      /storms\[\^1\]\.\n\n\[\^1\]: Most of the time\./u,
    );
    expect(narrow({ section: 'Lamps' }).markdown).not.toContain('Most of the time');
  });

  it('that is not there is no content, and says so', () => {
    for (const section of ['Volcanoes', 9, '?!']) {
      const { markdown, empty } = narrow({ section });
      expect(markdown).toBe('');
      expect(empty).toMatchObject({ code: 'no-match', message: expect.stringContaining(String(section)) });
    }
  });
});

describe('maxTokens', () => {
  const long = `<main>${Array.from({ length: 40 }, (_, at) => `<h2>Part ${at}</h2><p>Paragraph number ${at} says a few words.</p>`).join('')}</main>`;

  it('cuts every format at the same place, at the end of a block, with a warning', () => {
    const { markdown, text, content, blocks, warnings, wordCount } = narrow({ maxTokens: 100 }, long);
    const last = /Paragraph number (\d+) says a few words\.$/u.exec(markdown)![1]!;
    expect(Number(last)).toBeGreaterThan(2);
    expect(Number(last)).toBeLessThan(20);
    for (const form of [text, content]) {
      expect(form).toContain(`Paragraph number ${last} says`);
      expect(form).not.toContain(`Paragraph number ${Number(last) + 1}`);
      expect(form).not.toContain(`Part ${Number(last) + 1}`);
    }
    expect(blocks).toHaveLength(2 * (Number(last) + 1));
    expect(warnings).toEqual([
      expect.objectContaining({ code: 'content-cut', count: 2 * (39 - Number(last)) }),
    ]);
    expect(wordCount).toBe(9 * (Number(last) + 1));
  });

  it('keeps within the budget by a given count', () => {
    for (const maxTokens of [1, 30, 200, 1000]) {
      const { markdown } = narrow({ maxTokens, countTokens: (part: string) => part.length }, long);
      expect(markdown.length).toBeLessThanOrEqual(maxTokens + 1);
    }
  });

  it('cuts a block that alone is too long at a sentence', () => {
    const html = `<main><p>${'These are some words of a sentence. '.repeat(50)}</p></main>`;
    const { markdown } = narrow({ maxTokens: 40 }, html);
    expect(markdown).toMatch(/^(?:These are some words of a sentence\. ?)+$/u);
  });

  it.each([
    ['English', 'Paragraph internationalization is rather long, and so on.'],
    ['Russian', 'Достопримечательность города стоит очень далеко отсюда.'],
    ['Arabic', 'والمستشفيات القديمة بعيدة جدا عن المدينة.'],
    ['Hindi', 'विश्वविद्यालय शहर से बहुत दूर है।'],
    ['Korean', '국제화는 항구에서 아주 멀리 떨어져 있다.'],
    ['German', 'Donaudampfschifffahrtsgesellschaft fährt heute nicht mehr.'],
  ])('never cuts inside a word: %s', (_, line) => {
    const html = `<main><p>${line}</p></main>`;
    const words = line.split(' ');
    for (let maxTokens = 1; maxTokens < 16; maxTokens++) {
      const { text, empty } = narrow({ maxTokens }, html);
      if (text === '') expect(empty).toMatchObject({ code: 'no-match' });
      else expect(text.split(' ')).toEqual(words.slice(0, text.split(' ').length));
    }
    expect(narrow({ maxTokens: 1 }, html).text).toBe('');
    expect(narrow({ maxTokens: 40 }, html).text).toBe(line);
  });

  it.each([
    ['Japanese', '北浜町の古い灯台が六十年ぶりに塗り直された。'],
    ['Chinese', '港口的老灯塔六十年来第一次重新粉刷。'],
    ['Thai', 'ประภาคารเก่าของเมืองท่าเรือได้รับการทาสีใหม่'],
  ])('cuts between letters where words have no spaces: %s', (_, line) => {
    const { text } = narrow({ maxTokens: 6 }, `<main><p>${line}</p></main>`);
    expect(text.length).toBeGreaterThan(2);
    expect(text.length).toBeLessThan(line.length);
    expect(line.startsWith(text)).toBe(true);
  });

  it('says so if nothing fits', () => {
    const { markdown, empty } = narrow({ maxTokens: 1 }, '<main><p>Internationalization</p></main>');
    expect(markdown).toBe('');
    expect(empty).toEqual({ code: 'no-match', message: 'Nothing fits into 1 tokens.' });
  });

  it('leaves out a picture whose address is too long, and does not take its name for words', () => {
    const picture = `<img src="https://example.org/${'path/'.repeat(20)}" alt="A boat at sea">`;
    const html = `<main><p>${picture}</p><p>Short words.</p><p>${'Some more words. '.repeat(20)}</p></main>`;
    const { markdown } = narrow({ maxTokens: 8 }, html);
    expect(markdown).toMatch(/^Short words\./u);
    expect(narrow({ maxTokens: 8 }, `<main><p>${picture}</p></main>`).empty).toMatchObject({
      code: 'no-match',
    });
  });

  it('changes nothing that fits', () => {
    const { timings: _, ...free } = narrow({});
    const { timings: __, ...bound } = narrow({ maxTokens: 100_000 });
    expect(bound).toEqual(free);
  });
});

describe('query', () => {
  it('keeps the sections that match best, with the headings above them', () => {
    expect(narrow({ query: 'oil lamps' }).markdown).toBe(
      '## Lighthouses\n\n### Lamps\n\nLamps burned oil, then gas, then electricity.',
    );
  });

  it('finds words with soft hyphens', () => {
    const html = '<main><h2>A</h2><p>Der Hafen.</p><h2>B</h2><p>Die weißen Se&shy;gel.</p></main>';
    expect(narrow({ query: 'Segel' }, html).markdown).toMatch(/^## B/u);
  });

  it('finds other forms of a word', () => {
    expect(narrow({ query: 'harbour storm' }).markdown).toMatch(/^## Harbours/u);
  });

  it('takes the best first within a budget', () => {
    const { markdown } = narrow({ query: 'keepers families lamps', maxTokens: 24 });
    expect(markdown).toContain('Keepers lived');
    expect(markdown).not.toContain('Lamps burned');
  });

  it('without a match is no content, and says so', () => {
    expect(narrow({ query: 'volcano' }).empty).toMatchObject({ code: 'no-match' });
    expect(narrow({ query: '…' }).empty).toMatchObject({ code: 'no-match' });
  });

  it.each<[name: string, topics: readonly (readonly [string, string])[], query: string]>([
    [
      'Japanese',
      [
        ['灯台', '古い灯台が塗り直された。'],
        ['図書館', '図書館は来月から夜も開く。'],
      ],
      '図書館の夜',
    ],
    [
      'Chinese',
      [
        ['灯塔', '老灯塔重新粉刷。'],
        ['图书馆', '图书馆下个月开始夜间开放。'],
      ],
      '夜间图书馆',
    ],
    [
      'Arabic',
      [
        ['المنارة', 'أعيد طلاء المنارة القديمة.'],
        ['المكتبة', 'تفتح المكتبة أبوابها ليلا.'],
      ],
      'مكتبة ليلا',
    ],
    [
      'Thai',
      [
        ['ประภาคาร', 'ประภาคารเก่าได้รับการทาสีใหม่'],
        ['ห้องสมุด', 'ห้องสมุดจะเปิดตอนกลางคืน'],
      ],
      'ห้องสมุดเปิดกลางคืน',
    ],
    [
      'Hindi',
      [
        ['प्रकाशस्तंभ', 'पुराना प्रकाशस्तंभ फिर से रंगा गया।'],
        ['पुस्तकालय', 'पुस्तकालय रात में भी खुलेगा।'],
      ],
      'पुस्तकालय रात',
    ],
    [
      'Russian',
      [
        ['Маяк', 'Старый маяк покрасили заново.'],
        ['Библиотека', 'Библиотеку откроют и ночью.'],
      ],
      'библиотеки',
    ],
  ])('works in %s', (_, topics, query) => {
    const html = `<main>${topics.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('')}</main>`;
    const { text } = narrow({ query }, html);
    expect(text).toContain(topics[1]![1]);
    expect(text).not.toContain(topics[0]![1]);
  });
});
