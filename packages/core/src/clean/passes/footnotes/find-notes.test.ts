import { describe, expect, it } from 'vitest';
import { rawTextOf } from '../../../content/content-walk.ts';
import { copyOf } from '../../content.cases.ts';
import { findNotes } from './find-notes.ts';
import { noteOutline } from './note-outline.ts';

/** The notes of a page as the mark and the text of each. */
function notesOf(html: string): string[] {
  const outline = noteOutline(copyOf(html), null);
  return outline === null
    ? []
    : findNotes(outline).map(({ mark, block }) => `${mark} ${rawTextOf(outline.element(block)).trim()}`);
}

const boxed = (tag: string, count: number, html: string): string =>
  `<${tag}>`.repeat(count) + html + `</${tag}>`.repeat(count);

describe('findNotes', () => {
  it('finds the block around an id, through three boxes at most', () => {
    const page = (boxes: number): string =>
      `<p>氷<sup><a href=#n>1</a></sup></p><ol><li>${boxed('i', boxes - 1, '<i id=n>note</i>')}</li></ol>`;
    expect(notesOf(page(3))).toEqual(['1 note']);
    expect(notesOf(page(4))).toEqual([]);
  });

  it('finds the way back to an id around the reference, through three boxes at most', () => {
    const page = (boxes: number): string =>
      `<p>氷<b id=r>${boxed('i', boxes - 1, '<a href=#n>1</a>')}</b></p><p id=n>note <a href=#r>^</a></p>`;
    expect(notesOf(page(3))).toEqual(['1 note ^']);
    expect(notesOf(page(4))).toEqual([]);
  });

  it('takes blocks within a note for its parts, through three boxes at most', () => {
    const page = (boxes: number): string =>
      `<p><a id=r1 href=#n1>1</a> <a id=r2 href=#n2>2</a></p><section id=n1>${boxed(
        'div',
        boxes - 1,
        '<p id=n2>note <a href=#r1>^</a> <a href=#r2>^</a></p>',
      )}</section>`;
    expect(notesOf(page(3))).toEqual(['1 note ^ ^']);
    expect(notesOf(page(4))).toEqual(['1 note ^ ^', '2 note ^ ^']);
  });
});
