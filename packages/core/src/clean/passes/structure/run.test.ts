import { describe, expect, it } from 'vitest';
import { type ContentNode, type ContentText, newElement } from '../../../content/content-tree.ts';
import { Run } from './run.ts';

const textOf = (text: string, node: number, joined?: number[]): ContentText => ({
  kind: 'text',
  text,
  node,
  ...(joined === undefined ? {} : { joined }),
});

/** A line of texts, each with its node; a number of nodes that were joined to it may follow. */
function lineOf(keepsPlaces: boolean, ...texts: readonly ContentText[]): readonly ContentNode[] {
  const run = new Run(keepsPlaces);
  for (const text of texts) run.addText(text.text, text, []);
  run.trimEnd();
  return run.children;
}

/** Texts as they are, elements as `tag(children)`. */
function shown(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => (node.kind === 'text' ? node.text : `${node.tag}(${shown(node.children)})`))
    .join('|');
}

describe('the places of joined texts', () => {
  it('takes over an unchanged text as it is', () => {
    const source = textOf('a', 3);
    expect(lineOf(true, source)[0]).toBe(source);
    expect(source.joined).toBeUndefined();
  });

  it('remembers the nodes of texts that are joined', () => {
    const [text] = lineOf(true, textOf('a', 3), textOf('b', 4), textOf('c', 5));
    expect(text).toEqual({ kind: 'text', text: 'abc', node: 3, joined: [4, 5] });
  });

  it('remembers what was joined to them before', () => {
    const [text] = lineOf(true, textOf('a', 3), textOf('b', 4, [7, 8]));
    expect(text).toEqual({ kind: 'text', text: 'ab', node: 3, joined: [4, 7, 8] });
  });

  it('does not repeat the node of pieces of one text', () => {
    const [text] = lineOf(true, textOf('a', 3), textOf('b', 3));
    expect(text).toEqual({ kind: 'text', text: 'ab', node: 3 });
  });

  it('keeps what was joined to a text that changes', () => {
    const [text] = lineOf(true, textOf('a  b', 3, [4]));
    expect(text).toEqual({ kind: 'text', text: 'a b', node: 3, joined: [4] });
  });

  it('remembers nothing if nobody asks for places', () => {
    const [text] = lineOf(false, textOf('a', 3), textOf('b', 4));
    expect(text).toEqual({ kind: 'text', text: 'ab', node: 3 });
  });
});

describe('white space between texts', () => {
  const joinedBy = (before: string, after: string, hasNewline: boolean): string => {
    const run = new Run(false);
    run.addText(before, textOf(before, 1), []);
    run.addGap(hasNewline);
    run.addText(after, textOf(after, 2), []);
    return shown(run.children);
  };

  it.each([
    ['a space', 'a', 'b', false, 'a b'],
    ['a line break', 'a', 'b', true, 'a b'],
    ['a space between ideographs', '漢', '字', false, '漢 字'],
    ['a line break between ideographs', '漢', '字', true, '漢字'],
    ['a line break between rare ideographs', '𠀀', '𠀁', true, '𠀀𠀁'],
    ['a line break before a letter', '漢', 'b', true, '漢 b'],
    ['a line break after a letter', 'a', '字', true, 'a 字'],
    ['a line break after an emoji', '😀', '字', true, '😀 字'],
  ])('%s', (_, before, after, hasNewline, expected) => {
    expect(joinedBy(before, after, hasNewline)).toBe(expected);
  });

  it('keeps a space that a line break follows', () => {
    const run = new Run(false);
    run.addText('漢', textOf('漢', 1), []);
    run.addGap(false);
    run.addGap(true);
    run.addText('字', textOf('字', 2), []);
    expect(shown(run.children)).toBe('漢 字');
  });

  it('does not count at the beginning of the line or after a break', () => {
    const run = new Run(false);
    run.addGap(false);
    run.addText('a', textOf('a', 1), []);
    run.addBreak();
    run.addGap(false);
    expect(run.pendingBreaks).toBe(1);
    run.addText('b', textOf('b', 2), []);
    expect(shown(run.children)).toBe('a|br()|b');
  });

  it('is kept beside a picture, whatever the script', () => {
    const run = new Run(false);
    run.addText('漢', textOf('漢', 1), []);
    run.addGap(true);
    run.addAtom(newElement('img'), []);
    run.addGap(true);
    run.addText('字', textOf('字', 2), []);
    expect(shown(run.children)).toBe('漢 |img()| 字');
  });
});

describe('spaces that keep a line open', () => {
  it.each([
    ['at its beginning', '\u3000a', 'a'],
    ['at its end', 'a\u3000\u00a0', 'a'],
    ['inside', 'a\u3000b', 'a\u3000b'],
    ['alone', '\u00a0', '\u00a0'],
  ])('%s', (_, text, expected) => {
    expect(shown(lineOf(false, textOf(text, 1)))).toBe(expected);
  });

  it('stay inside a line', () => {
    expect(shown(lineOf(false, textOf('a', 1), textOf('\u3000b', 2)))).toBe('a\u3000b');
  });

  it('stay before a picture', () => {
    const run = new Run(false);
    run.addText('a\u00a0', textOf('a\u00a0', 1), []);
    run.addAtom(newElement('img'), []);
    run.trimEnd();
    expect(shown(run.children)).toBe('a\u00a0|img()');
  });
});

describe('phrases', () => {
  const bold = (): ReturnType<typeof newElement> => newElement('b');

  it('open once for texts of the same element', () => {
    const run = new Run(false);
    const b = bold();
    run.addText('a', textOf('a', 1), [b]);
    run.addText('c', textOf('c', 2), [b]);
    run.addText('d', textOf('d', 3), []);
    expect(shown(run.children)).toBe('b(ac)|d');
  });

  it('merge with a neighbour that does the same, but links never do', () => {
    const run = new Run(false);
    run.addText('a', textOf('a', 1), [bold()]);
    run.addText('b', textOf('b', 2), [bold()]);
    run.addText('c', textOf('c', 3), [newElement('a')]);
    run.addText('d', textOf('d', 4), [newElement('a')]);
    expect(shown(run.children)).toBe('b(ab)|a(c)|a(d)');
  });

  it('leave the space between two of them outside', () => {
    const run = new Run(false);
    run.addText('a', textOf('a', 1), [bold()]);
    run.addGap(false);
    run.addText('b', textOf('b', 2), [newElement('i')]);
    expect(shown(run.children)).toBe('b(a)| |i(b)');
  });
});
