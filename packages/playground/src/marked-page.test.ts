import { extract } from 'fovea';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from './examples.ts';
import { markedPage } from './marked-page.ts';

describe('markedPage', () => {
  it.each(EXAMPLES)('marks what was kept and left out of the example in $name', ({ html }) => {
    const result = extract(html, { formats: ['blocks'], explain: true });
    const marked = markedPage(html, result);
    const paragraphs = marked.match(/<p data-fovea="\d+" data-fovea-fate="kept"/gu);
    expect(paragraphs).toHaveLength(3);
    expect(marked).toMatch(/<h1 data-fovea="\d+" data-fovea-fate="title" title="the title, /u);
    expect(marked).toMatch(/<(?:nav|ul|li|a) data-fovea="\d+" data-fovea-fate="dropped"/u);
    expect(
      marked
        .replace(
          / data-fovea="\d+" data-fovea-fate="\w+"(?: data-fovea-score="[\d.-]+")?(?: title="[^"]*")? tabindex="0"/gu,
          '',
        )
        .startsWith(html),
    ).toBe(true);
  });
});
