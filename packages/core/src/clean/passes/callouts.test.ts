import { describe, expect, it } from 'vitest';
import { afterPass } from '../content.cases.ts';
import { callouts } from './callouts.ts';

const after = (html: string): string => afterPass(callouts, html);
/** The kind that a box of this class gets. */
const kindOf = (classes: string): string | undefined =>
  /data-callout="(\w+)"/u.exec(after(`<div class="${classes}">x</div>`))?.[1];

describe('the kind of a callout', () => {
  it.each([
    ['markdown-alert markdown-alert-note', 'note'],
    ['admonition tip', 'tip'],
    ['admonition admonition-danger', 'caution'],
    ['theme-admonition theme-admonition-info admonition_xYz alert alert--warning', 'warning'],
    ['admonitionblock important', 'important'],
    ['custom-block warning', 'warning'],
    ['blockquote-tag blockquote-tag-hint', 'tip'],
    ['alert alert-danger', 'caution'],
    ['callout callout-tip', 'tip'],
    ['CALLOUT Note', 'note'],
    ['theme-admonition_a1 note_b2', 'note'],
    ['alert warning', 'warning'],
    ['admonition note_a_b', 'note'],
    ['admonition x_alert-tip note', 'note'],
  ])('%s: %s', (classes, kind) => {
    expect(kindOf(classes)).toBe(kind);
  });

  it.each([
    'note',
    'alert',
    'callout',
    'alert big',
    'alert-warning',
    'my-alert warning',
    'alerts warning',
    'admonition x-tip',
  ])('%s is none', (classes) => {
    expect(kindOf(classes)).toBeUndefined();
  });

  it('is what the markup states, whatever the class says', () => {
    expect(after('<div data-callout=WARN class="callout tip">x</div>')).toContain('data-callout="warning"');
    expect(after('<div data-callout=mine>x</div>')).toContain('data-callout="note"');
  });
});

describe('the form of a callout', () => {
  it.each(['div', 'aside', 'section', 'blockquote', 'details'])('%s becomes an aside', (tag) => {
    expect(after(`<${tag} data-callout=tip>x</${tag}>`)).toBe(
      '<aside data-callout="tip" role="note">x</aside>',
    );
  });

  it.each(['p', 'span', 'ul'])('%s does not', (tag) => {
    expect(after(`<${tag} class="alert alert-tip">x</${tag}>`)).toBe(
      `<${tag} class="alert alert-tip">x</${tag}>`,
    );
  });

  it.each([
    ['<p class=admonition-title>T</p>', '<p class="admonition-title"><strong>T</strong></p>'],
    ['<div class="callout_heading x">T</div>', '<p class="callout_heading x"><strong>T</strong></p>'],
    ['<span class=header>T</span>', '<p class="header"><strong>T</strong></p>'],
    ['<div class=admonitionHeading_Gvgb>T</div>', '<p class="admonitionHeading_Gvgb"><strong>T</strong></p>'],
    ['<summary>T</summary>', '<p><strong>T</strong></p>'],
    [`<p class=title>${'x'.repeat(200)}</p>`, `<p class="title"><strong>${'x'.repeat(200)}</strong></p>`],
  ])('a title becomes bold: %s', (title, expected) => {
    expect(after(`<div data-callout=tip>${title}<p>x</p></div>`)).toBe(
      `<aside data-callout="tip" role="note">${expected}<p>x</p></aside>`,
    );
  });

  it.each([
    '<p class="subtitle">T</p>',
    '<p class="titles">T</p>',
    '<p>T</p>',
    '<p class="title"> </p>',
    `<p class="title">${'x'.repeat(201)}</p>`,
    '<p class="title">T</p><p class="title">U</p>',
    'title',
  ])('this is no title: %s', (title) => {
    expect(after(`<div data-callout=tip>${title}</div>`)).toBe(
      `<aside data-callout="tip" role="note">${title}</aside>`,
    );
  });

  it('gives up a table that only holds an icon and the text', () => {
    const table = '<table><tbody><tr><td>!</td><th>x</th></tr></tbody></table>';
    const boxes = '<div><div><div><div>!</div><div>x</div></div></div></div>';
    expect(after(`<div data-callout=tip> ${table} </div>`)).toBe(
      `<aside data-callout="tip" role="note"> ${boxes} </aside>`,
    );
    expect(after(`<div data-callout=tip>${table.replace('x', '<p>x</p>')}</div>`)).toContain(
      '<div><p>x</p></div>',
    );
    expect(after(`<div data-callout=tip><ul><li>${table}</li></ul></div>`)).toContain(table);
    expect(after(`<table data-callout=tip><tbody><tr><td>x</td></tr></tbody></table>`)).toMatch(/^<aside/u);
    expect(after(`<div data-callout=tip>${table}<p>y</p></div>`)).toContain(table);
    expect(after(`<div data-callout=tip><p>y</p>${table}</div>`)).toContain(table);
  });
});
