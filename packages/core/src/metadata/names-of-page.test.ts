import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import type { Candidate, MetadataSource } from './candidate.ts';
import { createCollector } from './findings.ts';
import { readMetadata } from './metadata.ts';
import { pickNames } from './names-of-page.ts';
import { type People, peopleOf } from './people.ts';

const says = (source: MetadataSource, value: string): Candidate => ({ source, value });
const nobody = peopleOf(new Set(), new Set());

function named(people: People, ...byline: Candidate[]): string[] {
  return pickNames(
    { ...createCollector(null).findings, byline },
    people,
    pageFromHtml('<p>© The <b>Star</b></p>The Star'),
  );
}

describe('the names of a page', () => {
  it('are people before the site', () => {
    const byline = [says('json-ld', 'The Star'), says('meta', 'Ada Brook'), says('json-ld', 'the star')];
    const star = peopleOf(new Set(['thestar']), new Set());
    expect(named(star, ...byline)).toEqual(['Ada Brook']);
    expect(named(nobody, ...byline)).toEqual(['The Star', 'the star']);
    expect(named(star, byline[0]!)).toEqual(['The Star']);
  });

  it('are not that of a site that one source states and no reader sees', () => {
    const others = peopleOf(new Set(['northstar']), new Set(['northpress']));
    expect(named(others, says('json-ld', 'North Star'))).toEqual([]);
    expect(named(others, says('json-ld', 'North Star'), says('meta', 'North Star'))).toEqual(['North Star']);
    expect(named(others, says('named-element', 'North Star'))).toEqual(['North Star']);
    expect(named(others, says('json-ld', 'North Press'))).toEqual(['North Press']);
    expect(named(nobody, says('json-ld', 'North Star'))).toEqual(['North Star']);
  });

  it('are people before companies, and a company beside them', () => {
    const company = peopleOf(new Set(['thestar']), new Set(['northpress']));
    expect(named(company, says('json-ld', 'North Press'), says('meta', 'Ada Brook'))).toEqual(['Ada Brook']);
    const both = [says('json-ld', 'Ada Brook'), says('json-ld', 'North Press'), says('json-ld', 'The Star')];
    expect(named(company, ...both)).toEqual(['Ada Brook', 'North Press']);
  });

  it.each([
    ['an account', 'abrook', 'Ada Brook'],
    ['an account with a dot', 'ada.brook', 'Ada Brook'],
    ['a first name', 'Ada', 'Ada Brook'],
    ['a longer name of the site', 'The North Star Ltd', 'Ada Brook'],
    ['the team of the site', 'North Star Team', 'Ada Brook'],
    ['somebody else', 'Bo Chen', 'Bo Chen'],
  ])('are what readers see where programs state %s', (_, stated, name) => {
    const star = peopleOf(new Set(['northstar']), new Set());
    expect(named(star, says('json-ld', stated), says('named-element', 'Ada Brook'))).toEqual([name]);
  });

  it('stay accounts where readers see no full name', () => {
    expect(named(nobody, says('json-ld', 'abrook'), says('named-element', 'Offline'))).toEqual(['abrook']);
  });

  it.each([
    ['Ada Brook, The Star', 'Ada Brook'],
    ['The Star - Ada Brook', 'Ada Brook'],
    ['Ada Brook, North Press', 'Ada Brook, North Press'],
    ['Ada Brook, editor, The Star', 'Ada Brook, editor, The Star'],
  ])('lose the name of the site: %s', (stated, name) => {
    const star = peopleOf(new Set(['thestar']), new Set());
    expect(named(star, says('json-ld', stated))).toEqual([name]);
  });
});

describe('a byline', () => {
  const bylineOf = (html: string): string | null => readMetadata(pageFromHtml(html)).metadata.byline;
  const author = (name: string): string => `<meta name="author" content="${name}">`;

  it.each([
    ['a value that a template left open', 'page.head.extra.author'],
    ['nothing in a programming language', 'null'],
    ['the path of a profile', '/@ada'],
    ['an address for mail in disguise', 'ada[at]a.example'],
  ])('is not %s', (_, stated) => {
    expect(bylineOf(author(stated))).toBeNull();
  });

  it('loses the initials of the author', () => {
    expect(bylineOf(author('Ada Brook (abr)'))).toBe('Ada Brook');
    expect(bylineOf(author('abrook (Ada)'))).toBe('abrook (Ada)');
  });

  it.each(['Ada Brook - https://brook.example/', 'Ada Brook (http://brook.example/ada)'])(
    'loses the address of a page: %s',
    (stated) => {
      expect(bylineOf(author(stated))).toBe('Ada Brook');
    },
  );

  it('is the common name before the one of a vendor', () => {
    expect(bylineOf(`${author('Ada Brook')}<meta name="ms.author" content="abrook1">`)).toBe('Ada Brook');
    expect(bylineOf('<meta name="ms.author" content="abrook1">')).toBe('abrook1');
  });

  it.each([
    [
      '<p class="byline">By <a href="/authors/ada">Ada Brook</a> in <a href="/c/valves">Valves</a></p>',
      'Ada Brook',
    ],
    [
      '<p class="byline">Von <a href="/authors/ada">Ada Brook</a> und <a href="/authors/bo">Bo Chen</a></p>',
      'Ada Brook, Bo Chen',
    ],
    ['<p class="author"><a href="/authors/ada">Alle Artikel von Ada Brook</a></p>', 'Ada Brook'],
    ['<p class="author"><a href="/authors/ada">Articles by Ada</a></p>', 'Ada'],
    ['<p class="author">Marie von Berg</p>', 'Marie von Berg'],
    ['<p class="author">Insights from</p>', null],
    ['<p class="author">Reviewed by <a href="/team/ada">Ada Brook</a></p>', 'Ada Brook'],
    [
      '<p class="author">Reviewed by <a href="/team/ada">Ada Brook</a></p><p class="author">Bo Chen</p>',
      'Bo Chen',
    ],
    ['<p class="author-description">Licensed Grader</p>', null],
    [`<p><a href="/people/ada">Ada Brook</a> opened the bridge ${'and more '.repeat(40)}</p>`, null],
  ])('in the page: %s', (html, name) => {
    expect(bylineOf(`<html lang="de"><h1>Bridges of the north</h1>${html}`)).toBe(name);
  });
});
