import { describe, expect, it } from 'vitest';
import { afterPass } from '../../content.cases.ts';
import { sidenotes } from './sidenotes.ts';

const after = (html: string): string => afterPass(sidenotes, html);
const ref = (number: number): string => `<sup><a href="#fovea-note-${number}">${number}</a></sup>`;
const note = (number: number, html: string): string => `<li id="fovea-note-${number}">${html}</li>`;
const LABEL = '<label for="x">1</label>';
const BOX = '<input type="checkbox" id="x"></input>';
/** As an author writes it: fields have no end tag. */
const written = (html: string): string => html.replaceAll('</input>', '');

describe('notes by their name', () => {
  it.each(['sidenote', 'marginnote', 'side-note', 'margin-note', 'ltx_role_footnote'])('%s', (name) => {
    const span = `<span class="a ${name}">b</span>`;
    expect(after(`<p>a${span}c</p>`)).toBe(`<p>a${ref(1)}c</p><ol>${note(1, span)}</ol>`);
  });

  it('d-footnote', () => {
    expect(after('<p>a<d-footnote>b</d-footnote></p>')).toBe(
      `<p>a${ref(1)}</p><ol>${note(1, '<d-footnote>b</d-footnote>')}</ol>`,
    );
  });

  it.each([
    '<p class="sidenote">b</p>',
    '<span class="sidenotes">b</span>',
    '<span class="sidenote"> </span>',
  ])('not %s', (html) => {
    expect(after(`<div>a${html}</div>`)).toBe(`<div>a${html}</div>`);
  });

  it('numbers all notes of a page', () => {
    const span = '<span class="sidenote">b</span>';
    expect(after(`<p>a${span}</p><p>${span}${span}</p>`)).toBe(
      `<p>a${ref(1)}</p><p>${ref(2)}${ref(3)}</p><ol>${note(1, span)}${note(2, span)}${note(3, span)}</ol>`,
    );
  });
});

describe('notes by their checkbox', () => {
  const NOTE = '<span>b</span>';

  it.each([
    ['right after it', `<p>a${LABEL}${BOX}${NOTE}</p>`],
    ['with space between them', `<p>a${LABEL} ${BOX}\n${NOTE}</p>`],
    ['without words before it', `<p>${LABEL}${BOX}${NOTE}</p>`],
    ['in other letters', `<p>a${LABEL}${BOX.replace('checkbox', 'CheckBox')}${NOTE}</p>`],
    ['with a longer label', `<p>a${LABEL.replace('1', '12345678 ')}${BOX}${NOTE}</p>`],
  ])('%s', (_, html) => {
    expect(after(written(html))).toContain(note(1, NOTE));
    expect(after(written(html))).not.toContain('<input');
    expect(after(written(html))).not.toContain('<label');
  });

  it.each([
    ['with too long a label', `<p>a${LABEL.replace('1', '123456789')}${BOX}${NOTE}</p>`],
    ['of another kind', `<p>a${LABEL}${BOX.replace('checkbox', 'radio')}${NOTE}</p>`],
    ['of no kind', `<p>a${LABEL}${BOX.replace(' type="checkbox"', '')}${NOTE}</p>`],
    ['without a name', `<p>a<label>1</label>${BOX.replace(' id="x"', '')}${NOTE}</p>`],
    ['with another name', `<p>a${LABEL}${BOX.replace('id="x"', 'id="y"')}${NOTE}</p>`],
    ['without a label', `<p>a<b for="x">1</b>${BOX}${NOTE}</p>`],
    ['after a word', `<p>1${BOX}${NOTE}</p>`],
    ['with a word between them', `<p>a${LABEL}${BOX}x${NOTE}</p>`],
    ['with a word before it', `<p>a${LABEL}x${BOX}${NOTE}</p>`],
    ['alone', `<p>${BOX}${NOTE}</p>`],
    ['before a block', `<div>a${LABEL}${BOX}<p>b</p></div>`],
  ])('not one %s', (_, html) => {
    expect(after(written(html))).toBe(html);
  });
});

describe('the marks of a note', () => {
  const span = (inside: string): string => `<span class="sidenote">${inside}</span>`;

  it.each([
    ['one before it', `<p>a<sup>7</sup>${span('<sup>7</sup> b')}</p>`, '<sup></sup> b'],
    ['one before it in words', `<p>a<sup>7</sup>${span('<b>7</b> b <i>8</i>')}</p>`, '<b></b> b <i>8</i>'],
    ['none before it', `<p>a${span('<sup>7</sup> b <i>7</i>')}</p>`, '<sup></sup> b <i></i>'],
    ['none at all', `<p>a${span('<b>7</b> b')}</p>`, '<b>7</b> b'],
    ['a long one', `<p>a${span('<sup>123456789</sup> b')}</p>`, '<sup>123456789</sup> b'],
    ['eight characters', `<p>a${span('<sup>12345678</sup> b')}</p>`, '<sup></sup> b'],
    [
      'one far inside',
      `<p>a<sup>7</sup>${span(`${'<b>x</b>'.repeat(10)}<i>7</i><u>7</u>`)}</p>`,
      `${'<b>x</b>'.repeat(10)}<i></i><u>7</u>`,
    ],
    ['the label of its checkbox', written(`<p>a${LABEL}${BOX}${span('<b>1</b> b')}</p>`), '<b></b> b'],
    ['the first of two', `<p>a<sup>7</sup><sup> </sup>${span('<b>7</b> b')}</p>`, '<b></b> b'],
  ])('%s', (_, html, inside) => {
    const made = after(html);
    expect(made).toContain(note(1, span(inside)));
    expect(made.startsWith(`<p>a${ref(1)}</p>`)).toBe(true);
  });

  it('are not those of the note before', () => {
    expect(after(`<p>a<sup>1</sup>${span('b')}<sup>2</sup>${span('c')}</p>`)).toMatch(
      new RegExp(`^<p>a${ref(1)}${ref(2)}</p>`, 'u'),
    );
    expect(after(`<p>a${span('b')}${span('c')}</p>`)).toMatch(new RegExp(`^<p>a${ref(1)}${ref(2)}</p>`, 'u'));
  });

  it('are not words', () => {
    expect(after(`<p>a<sup>nine long</sup>${span('b')}</p>`)).toMatch(/^<p>a<sup>nine long<\/sup>/u);
    expect(after(`<p>7${span('b')}</p>`)).toMatch(/^<p>7<sup>/u);
  });
});
