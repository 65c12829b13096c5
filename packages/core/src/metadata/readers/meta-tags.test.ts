import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { takeInventory } from '../inventory.ts';
import { type MetaTag, readMetaTags } from './meta-tags.ts';

const read = (html: string): MetaTag[] => {
  const page = pageFromHtml(html);
  return readMetaTags(page, takeInventory(page).metas);
};

describe('readMetaTags', () => {
  it.each(['name', 'property', 'itemprop', 'http-equiv'])('takes names from %s', (attribute) => {
    expect(read(`<meta ${attribute}=" DC.Title " content="x">`)).toEqual([
      { name: 'dc.title', content: 'x' },
    ]);
  });

  it('lists an element for each of its names', () => {
    const tag = (name: string): MetaTag => ({ name, content: 'x' });
    expect(read('<meta name="a  b\nc" property="d" content="x">')).toEqual(['a', 'b', 'c', 'd'].map(tag));
  });

  it('reads the value where there is no content', () => {
    expect(read('<meta name=a value=x>')).toEqual([{ name: 'a', content: 'x' }]);
    expect(read('<meta name=a content=y value=x>')).toEqual([{ name: 'a', content: 'y' }]);
  });

  it.each(['<meta name=a>', '<meta name=a content="">', '<meta content=x>', '<meta name="" content=x>'])(
    'leaves %s',
    (html) => {
      expect(read(html)).toEqual([]);
    },
  );

  it('leaves names of more than a hundred characters', () => {
    const name = 'n'.repeat(100);
    expect(read(`<meta name=${name} content=x>`)).toEqual([{ name, content: 'x' }]);
    expect(read(`<meta name=${name}n content=x>`)).toEqual([]);
  });
});
