import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { readMetadata } from '../../metadata.ts';

const bylineOf = (html: string): string | null => readMetadata(pageFromHtml(html)).metadata.byline;
const text = (characters: number): string => `<p>${'x'.repeat(characters)}</p>`;

describe('a byline in the page', () => {
  it('may be a link to an author close to the heading', () => {
    expect(bylineOf('<h1>Story</h1><p><a href="/authors/ada">Ada Byron</a></p>')).toBe('Ada Byron');
    expect(bylineOf(`<h1>Story</h1>${text(380)}<a href="/authors/ada">Ada Byron</a>`)).toBe('Ada Byron');
  });

  it.each([
    ['far below', `<h1>Story</h1>${text(420)}<a href="/users/ada">Ada Byron</a>`],
    ['in a menu above', `<ul><li><a href="/members/join">Join</a></li></ul>${text(60)}<h1>Story</h1>`],
  ])('is no link to a person %s', (_place, html) => {
    expect(bylineOf(html)).toBeNull();
  });

  it.each([
    ['a command', '<a class="author-follow" href="/users/sign_in">Sign in</a>'],
    ['a command of more words', '<a class="author-box" href="/users">Follow the author now</a>'],
    ['a line of a program', '<span class="author">var author = {};</span>'],
    [
      'the name of a whole article',
      `<article class="hentry author-ada">${'<p>Long <b>text</b></p>'.repeat(30)}</article>`,
    ],
    ['a customer', '<div class="review-card"><p class="review-author">Ada Byron</p></div>'],
    ['a praise', '<div class="testimonial"><p class="author">Ada Byron</p></div>'],
  ])('is not %s', (_what, html) => {
    expect(bylineOf(`<h1>Story</h1>${html}`)).toBeNull();
  });

  it('may be in a part of the block that the heading is in, whatever the block is called', () => {
    const line = '<p class="byline"><a href="/authors/ada">Ada Byron</a></p>';
    const block = (name: string): string => `<div><h1>Story</h1><div class="${name}">${line}</div></div>`;
    expect(bylineOf(block('teaser-small__meta'))).toBe('Ada Byron');
    expect(bylineOf(block('teaser-small'))).toBeNull();
  });

  it('may stand at the end, if it has a first and a last name or is the only one', () => {
    expect(bylineOf(`<h1>Story</h1>${text(500)}<p class="author">Ada Byron</p>`)).toBe('Ada Byron');
    expect(bylineOf(`<h1>Story</h1>${text(500)}<p class="author">Ada</p>`)).toBe('Ada');
    const two = '<p class="author">Ada</p><p class="author">Bob</p>';
    expect(bylineOf(`<h1>Story</h1>${text(500)}${two}`)).toBeNull();
  });

  it('loses a place that follows a name, but not in a link', () => {
    expect(bylineOf('<h1>Story</h1><p class="byline">Ada Byron in London</p>')).toBe('Ada Byron in London');
    expect(bylineOf('<h1>Story</h1><p class="byline">Ada Byron am</p>')).toBe('Ada Byron');
  });

  it('has no address for mail', () => {
    const meta = (name: string): string => `<meta name="author" content="${name}">`;
    expect(bylineOf(meta('Ada Byron ada@page.example'))).toBe('Ada Byron');
    expect(bylineOf(meta('Ada Byron (ada.b+x@mail.page.example)'))).toBe('Ada Byron');
    expect(bylineOf(meta('@ada'))).toBe('@ada');
  });
});
