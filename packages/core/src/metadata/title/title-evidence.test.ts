import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { readMetadata } from '../metadata.ts';

const titleOf = (html: string, url?: string): string | null =>
  readMetadata(pageFromHtml(html), { url: url ?? null }).metadata.title;
const jsonLd = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

describe('a title that agrees with what else is known', () => {
  it('beats a headline in the data that stands alone', () => {
    const html = `<title>New Zealand - Wikipedia</title>
      ${jsonLd({ '@type': 'Article', headline: 'constitutional monarchy in Oceania' })}<h1>New Zealand</h1>`;
    expect(titleOf(html)).toBe('New Zealand');
  });

  it('keeps its kicker if more sources have it than lack it', () => {
    const whole = 'Brücken: Wieder offen nach Jahren';
    const og = '<meta property="og:title" content="Wieder offen nach Jahren">';
    const twitter = `<meta name="twitter:title" content="${whole}">`;
    const data = jsonLd({ '@type': 'NewsArticle', headline: whole });
    const citation = `<meta name="citation_title" content="${whole}">`;
    expect(titleOf(`${og}${data}${citation}<h1>${whole}</h1>`)).toBe(whole);
    expect(titleOf(`${og}${data}<h1>${whole}</h1>`)).toBe('Wieder offen nach Jahren');
    // Cards repeat what Open Graph says, so the two are one source.
    const short = jsonLd({ '@type': 'NewsArticle', headline: 'Wieder offen nach Jahren' });
    const both = `<meta property="og:title" content="${whole}">${twitter}${short}`;
    expect(titleOf(`${both}<h1>${whole}</h1>`)).toBe('Wieder offen nach Jahren');
    const crumbs = ['Schuhe', 'Herren'].map((name) => `<span itemprop="name">${name}</span>`).join('');
    const list = `<div itemscope itemtype="https://schema.org/WebPage">${crumbs}<span itemprop="name">für Herren</span></div>`;
    expect(
      titleOf(`<meta property="og:title" content="Schuhe für Herren">${list}<h1>Schuhe für Herren</h1>`),
    ).toBe('Schuhe für Herren');
  });

  it('is not a teaser that the data lists beside the page', () => {
    const works = ['Wie wir Läden helfen', 'Ein Kunde erzählt', 'Noch ein Kunde erzählt viel'];
    const data = jsonLd(works.map((headline) => ({ '@type': 'Article', headline })));
    const html = `<title>Läden und Daten | Wir</title>${data}<h1>Daten für Läden und Märkte</h1><h2>${works[2]}</h2>`;
    expect(titleOf(html)).not.toBe(works[2]);
  });

  it('is the heading that the address repeats', () => {
    const html = '<title>Forum - The heart of the web</title><h1>Which pan for cast iron?</h1>';
    expect(titleOf(html, 'https://forum.example/t/which-pan-for-cast-iron/')).toBe(
      'Which pan for cast iron?',
    );
    expect(titleOf(html, 'https://forum.example/t/813')).toBe('The heart of the web');
  });

  it('is the heading that the address repeats without accents, in part, or escaped', () => {
    const html =
      '<title>Forum - The heart of the web</title><h1>Élégance à la française, depuis toujours</h1>';
    expect(titleOf(html, 'https://forum.example/elegance-a-la-francaise.html')).toMatch(/^Élégance/u);
    const russian = '<title>Форум - Сердце сети</title><h1>Какая сковорода лучше</h1>';
    const path = encodeURIComponent('какая-сковорода-лучше');
    expect(titleOf(russian, `https://forum.example/${path}?page=2#last`)).toBe('Какая сковорода лучше');
    expect(titleOf(russian, 'https://forum.example/%E0%A4%A')).toBe('Сердце сети');
  });

  it('is the longer title that the address repeats, not the section that a heading names', () => {
    const html = '<title>Pensions are not archaic | All our Opinions</title><h1>Opinion</h1>';
    expect(titleOf(html, 'https://star.example/opinion/pensions-are-not-archaic')).toBe(
      'Pensions are not archaic',
    );
  });

  it('is a heading without the name of the site at its end', () => {
    const html = '<title>Gas is not green | Star</title><h1>Gas is not green | Star</h1>';
    expect(titleOf(html, 'https://star.example/812')).toBe('Gas is not green');
    expect(titleOf(html, 'https://moon.example/812')).toBe('Gas is not green | Star');
  });

  it('is the larger heading that the address repeats, even if a smaller one begins the window title', () => {
    const html =
      '<title>Bridges of the North | The bridge opens</title><h2>Bridges of the North</h2><h1>The bridge opens</h1>';
    expect(titleOf(html, 'https://bridges.example/the-bridge-opens/')).toBe('The bridge opens');
    expect(titleOf(html, 'https://bridges.example/813')).toBe('Bridges of the North');
  });

  it.each([
    ['A small guide to sheep | Sheep and their people', 'A small guide to sheep'],
    ['Sheep and their people | A small guide to sheep', 'A small guide to sheep'],
    ['A small guide | to sheep | Sheep and their people', 'A small guide | to sheep'],
  ])('is the end of the window title that the address repeats, not the other: %s', (window, title) => {
    const html = `<title>${window}</title><h1>Sheep and their people</h1>`;
    expect(titleOf(html, 'https://sheep.example/a-small-guide-to-sheep/')).toBe(title);
    expect(titleOf(html, 'https://sheep.example/813')).toBe('Sheep and their people');
    const stated = '<meta property=og:title content="Sheep and their people">';
    expect(titleOf(stated + html, 'https://sheep.example/a-small-guide-to-sheep/')).toBe(
      'Sheep and their people',
    );
  });

  it.each([
    '<h1><a href="/">Crime Archive</a></h1>',
    '<a href="https://blog.example"><h1>Crime Archive</h1></a>',
  ])('is not a heading that leads to the front page: %s', (heading) => {
    expect(titleOf(`<title>The oddest video of all : Crime Archive</title>${heading}`)).toBe(
      'The oddest video of all',
    );
  });

  it('is the heading that most titles say, not one that is a part of a word in them', () => {
    const html =
      '<title>Salesforce news | Boats</title><h1>Sales</h1><h1>Salesforce news</h1><meta property=og:title content="Salesforce news">';
    expect(titleOf(html)).toBe('Salesforce news');
    const two = '<title>Red boats | Blue boats</title><meta property=og:title content="Red boats">';
    expect(titleOf(`${two}<h1>Blue boats</h1><h1>Red boats</h1>`)).toBe('Red boats');
  });

  it('is not one of many works that a source lists', () => {
    const teasers = ['Red boats', 'Blue boats', 'Green boats'].map(
      (name) => `<b itemprop=headline>${name}</b>`,
    );
    expect(titleOf(`<title>All about boats</title>${teasers.join('')}`)).toBe('All about boats');
  });

  it('may be a heading that leads to the page itself', () => {
    const html =
      '<title>Site news : The oddest video</title><h1><a href="/videos/odd">The oddest video</a></h1>';
    expect(titleOf(html)).toBe('The oddest video');
  });

  it('is not one of several questions that the page answers', () => {
    const questions = ['Is it warm?', 'Is it dry?'].map((name) => ({ '@type': 'Question', name }));
    const faq = jsonLd({ '@type': 'FAQPage', mainEntity: questions });
    expect(titleOf(`<title>Wool coat</title>${faq}<h1>Shop</h1><h2>Is it warm?</h2>`)).toBe('Wool coat');
  });

  it('is the only question of the page', () => {
    const question = { '@type': 'Question', name: 'Is wool warm?' };
    const html = jsonLd({ '@type': 'QAPage', mainEntity: question });
    expect(titleOf(`<title>Answers</title>${html}<h1>Is wool warm?</h1>`)).toBe('Is wool warm?');
  });
});
