import { describe, expect, it } from 'vitest';
import { startTrace } from '../../trace/trace.ts';
import { afterPass } from '../content.cases.ts';
import { controls } from './controls.ts';

const after = (html: string): string => afterPass(controls, html);

describe('controls', () => {
  it.each(['button', 'select', 'textarea', 'progress', 'meter', 'output'])('%s goes', (tag) => {
    expect(after(`<p>a<${tag}>x</${tag}>b</p>`)).toBe('<p>ab</p>');
    expect(after(`<label>x<${tag}></${tag}></label>`)).toBe('');
  });

  it.each(['h1', 'h6', 'summary', 'dt'])('a button stays as the words of a %s', (tag) => {
    expect(after(`<${tag}><button>x</button><input></${tag}>`)).toBe(`<${tag}><span>x</span></${tag}>`);
  });

  it.each([
    ['<label for=a>x</label>', ''],
    ['<label>x<input></label>', ''],
    ['<label>x</label>', '<label>x</label>'],
    ['<label>x<b><input></b></label>', '<label>x<b></b></label>'],
    // What readers tick sends nothing.
    ['<label><input type=checkbox>2 eggs</label>', '<label>2 eggs</label>'],
    ['<input type=CheckBox id=a name=""><label for=a>2 eggs</label>', '<label for="a">2 eggs</label>'],
    ['<input type=checkbox id=a name=size><label for=a>Small</label>', ''],
    ['<label><input type=checkbox name=size>Small</label>', ''],
    ['<label><input type=checkbox name=size disabled>Small</label>', '<label>Small</label>'],
    ['<input type=checkbox id=a name=b disabled><label for=a>Small</label>', '<label for="a">Small</label>'],
    ['<label><input type=radio>Small</label>', ''],
    // A box that is drawn with a sign.
    ['<input type=checkbox id=a><label for=a>▢ </label>2 eggs', '2 eggs'],
    ['<label><input type=checkbox><b>☐</b></label>2 eggs', '2 eggs'],
    ['<label>▢</label>', '<label>▢</label>'],
    ['<input type=checkbox id=a><label for=a>卵</label>', '<label for="a">卵</label>'],
    ['<label><input type=checkbox>x<input></label>', ''],
    ['<input type=checkbox id=a><label for=b>x</label>', ''],
    ['<p>a<input>b</p>', '<p>ab</p>'],
  ])('labels: %s', (html, expected) => {
    expect(after(html)).toBe(expected);
  });

  const ANSWER = '橋は冬のあいだに直され、春になるまで村の誰も気づかなかったので、祭りの日に驚いた。'.repeat(
    2,
  );

  it.each([
    [
      'the button',
      `<div><button>問い</button><div>${ANSWER}</div></div>`,
      `<div><div>問い</div><div>${ANSWER}</div></div>`,
    ],
    [
      'a box with it',
      `<ul><li> <p><button><b>問い</b></button></p> <div>${ANSWER}</div></li></ul>`,
      `<ul><li> <p><div><b>問い</b></div></p> <div>${ANSWER}</div></li></ul>`,
    ],
  ])('a button stays as a question above a text: %s', (_, html, expected) => {
    expect(after(html)).toBe(expected);
  });

  it.each([
    ['a short text', '<div><button>x</button><div>menu</div></div>', '<div><div>menu</div></div>'],
    ['code', `<div><button>x</button><pre>${ANSWER}</pre></div>`, `<div><pre>${ANSWER}</pre></div>`],
    [
      'other boxes',
      `<div><button>x</button><div>${ANSWER}</div><p>y</p></div>`,
      `<div><div>${ANSWER}</div><p>y</p></div>`,
    ],
    [
      'text beside it',
      `<div><p>a<button>x</button></p><div>${ANSWER}</div></div>`,
      `<div><p>a</p><div>${ANSWER}</div></div>`,
    ],
    [
      'below the text',
      `<div><div>${ANSWER}</div><button>x</button></div>`,
      `<div><div>${ANSWER}</div></div>`,
    ],
  ])('a button goes with %s', (_, html, expected) => {
    expect(after(html)).toBe(expected);
  });

  it('says what went', () => {
    const trace = startTrace(true);
    afterPass(controls, '<input><label for=a>x</label>', { trace });
    expect(trace.removals.map(({ reason }) => reason)).toEqual(['form control', 'label of a form control']);
  });
});

describe('tasks', () => {
  const BOX = '<input type=checkbox disabled>';

  it.each([
    ['open', `<li>${BOX}a</li>`, '<li data-task="open">a</li>'],
    ['done', '<li> <input type=CheckBox disabled checked>a</li>', '<li data-task="done"> a</li>'],
    ['in a paragraph', `<li><p>${BOX}a</p></li>`, '<li data-task="open"><p>a</p></li>'],
    ['in a label', `<li><label>${BOX}a</label></li>`, '<li data-task="open"><label>a</label></li>'],
    [
      'in a label in a paragraph',
      `<li><p><label>${BOX}a</label></p></li>`,
      '<li data-task="open"><p><label>a</label></p></li>',
    ],
    [
      'three boxes deep',
      `<li><div><div>${BOX}</div></div>a</li>`,
      '<li data-task="open"><div><div></div></div>a</li>',
    ],
    [
      'four boxes deep',
      `<li><div><div><div>${BOX}</div></div></div>a</li>`,
      '<li><div><div><div></div></div></div>a</li>',
    ],
    ['after words', `<li>a${BOX}</li>`, '<li>a</li>'],
    ['that can be ticked', '<li><input type=checkbox>a</li>', '<li>a</li>'],
    ['of another kind', '<li><input type=radio disabled>a</li>', '<li>a</li>'],
    ['of no kind', '<li><input disabled>a</li>', '<li>a</li>'],
    ['outside of a list', `<div>${BOX}a</div>`, '<div>a</div>'],
    ['in a label outside of one', `<div><label>${BOX}a</label></div>`, '<div><label>a</label></div>'],
    [
      'in a label with words before it',
      `<li data-task=x><p>b<label>${BOX}a</label></p></li>`,
      '<li><p>b<label>a</label></p></li>',
    ],
    [
      'in a label in a paragraph with another control',
      '<li><p><label><input>a</label></p></li>',
      '<li><p></p></li>',
    ],
    [
      'that is no input',
      '<li><b type=checkbox disabled>x</b>a</li>',
      '<li><b type="checkbox" disabled="">x</b>a</li>',
    ],
    ['in a label of another control', '<li data-task=x><label><input>a</label></li>', '<li></li>'],
  ])('a box %s', (_, html, expected) => {
    expect(after(html)).toBe(expected);
  });
});
