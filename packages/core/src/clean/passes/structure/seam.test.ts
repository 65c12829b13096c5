import { describe, expect, it } from 'vitest';
import { toText } from '../../../output/text.ts';
import { contentOf } from '../../content.cases.ts';

const text = (html: string): string => toText(contentOf(`<p>${html}</p>`));

describe('neighbours', () => {
  it.each([
    ['<a href=/a>one</a><a href=/b>two</a>', 'one two'],
    ['<i><a href=/a>一</a></i><i><a href=/b>二</a></i>', '一 二'],
    ['<span>Ada Quay</span><span>Monday</span>', 'Ada Quay Monday'],
    ['<span>пришёл.</span><span>Потом</span>', 'пришёл. Потом'],
    ['<span>Updated</span><time>12:30</time>', 'Updated 12:30'],
    ['<a href=/ada>Ada Quay</a><span>295</span>', 'Ada Quay 295'],
    ['<a href=/h>H</a><span>2</span>', 'H2'],
    ['<b>Ada</b><span>295</span>', 'Ada295'],
    // One word in pieces.
    ['<span>S</span><span>he</span>', 'She'],
    ['<span>i</span><span>Phone</span>', 'iPhone'],
    ['un<em>believ</em>able', 'unbelievable'],
    ['Mac<b>Donald</b>', 'MacDonald'],
    ['<i>x</i><sub>Max</sub>', 'xMax'],
    ['<code>get</code><code>Name</code>', 'getName'],
    ['<span>港</span><span>口</span>', '港口'],
    ['<span>ภาษา</span><span>ไทย</span>', 'ภาษาไทย'],
    ['<span>one</span><span>two</span>', 'onetwo'],
  ])('%s', (html, expected) => {
    expect(text(html)).toBe(expected);
  });
});
