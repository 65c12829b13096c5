import { describe, expect, it } from 'vitest';
import { toText } from '../../../output/text.ts';
import { startTrace } from '../../../trace/trace.ts';
import { contentOf, copyOf } from '../../content.cases.ts';
import { runPasses } from '../../passes.ts';

const BASE = 'https://site.example/story';
const PROSE = `<p>${'The ice held until noon, and nobody on the quay had expected that. '.repeat(12)}</p>`;
const kept = (part: string): string =>
  toText(contentOf(`${PROSE}<div>${part}</div>${PROSE}`, BASE))
    .split('\n\n')
    .slice(1, -1)
    .join(' | ');

describe('furniture', () => {
  it.each([
    [
      'links that carry the address',
      '<ul><li><a href="https://x.example/?u=https%3A%2F%2Fsite.example%2Fstory">X</a></li></ul>',
    ],
    [
      'an address to subscribe',
      '<div><h3>News</h3><p>Weekly.</p><input type=email><button>Go</button></div>',
    ],
    ['a comment form', '<form><h3>Say something</h3><textarea></textarea></form>'],
    ['a notice over the page', '<div role=dialog><p>Cookies?</p></div>'],
    ['a bar of controls', '<p><a href="#">Print</a> <a href="javascript:x()">Save</a></p>'],
    [
      'the rights in a picture',
      '<figure><img src=a.png><span itemprop=copyrightHolder>A. B.</span></figure>',
    ],
  ])('%s goes', (_, part) => {
    expect(kept(part)).toBe('');
  });

  it.each([
    ['a link to another page of the site', '<p><a href="/next?x=1">Next</a></p>', 'Next'],
    ['one link that a script serves', '<p><a href="#">More</a></p>', 'More'],
    ['headings that open something', '<h3><a href="#">One</a></h3><h3><a href="#">Two</a></h3>', 'One | Two'],
    [
      'a table with such links',
      '<table><tr><th>A<th>B<tr><td><a href="#">1</a><td><a href="#">2</a></table>',
      'A\tB\n1\t2',
    ],
    [
      'a picture beside a field',
      '<figure><img src=a.png><figcaption>Cap</figcaption><input></figure>',
      'Cap',
    ],
    ['a form around the text', `<form><input type=search>${PROSE}</form>`, toText(contentOf(PROSE))],
  ])('%s stays', (_, part, expected) => {
    expect(kept(part)).toBe(expected);
  });

  it('says what went', () => {
    const trace = startTrace(true);
    runPasses(copyOf(`${PROSE}<div role=dialog>x</div>`), { base: BASE, trace });
    expect(trace.removals.map(({ step, reason }) => `${step}: ${reason}`)).toEqual([
      'clean/furniture: notice over the page',
    ]);
  });
});

describe('trailing links', () => {
  const next = (host: string): string =>
    `<h3>More</h3><ul>${[1, 2, 3].map((n) => `<li><a href="${host}/${n}">Story number ${n}</a></li>`).join('')}</ul>`;
  const end = (part: string): string =>
    toText(contentOf(PROSE + part, BASE))
      .split('\n\n')
      .slice(1)
      .join(' | ');

  it('go with their heading, from the end only and to the same site only', () => {
    expect(end(next(''))).toBe('');
    expect(end(`<section>${next('')}</section>${next('')}`)).toBe('');
    expect(end(next('https://other.example'))).toContain('Story number 3');
    expect(end(`${next('')}<p>The end.</p>`)).toContain('Story number 3');
  });

  it('stay on a page that is a list of links', () => {
    expect(toText(contentOf(next(''), BASE))).toContain('Story number 1');
  });
});
