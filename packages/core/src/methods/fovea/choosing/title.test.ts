import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { pageFeatures } from '../features/page-features.ts';
import type { FoveaOptions } from '../options.ts';
import { chooseBlocks, type PageKind } from './choose-blocks.ts';

const KIND: PageKind = { isDiscussion: false, isOverview: false };

/** What is kept of a page by those log-odds and with that wish for the title. */
function kept(html: string, logits: readonly number[], title: FoveaOptions['title']): number[] {
  const page = pageFromHtml(html);
  const features = pageFeatures(page);
  expect(features.blocks.count).toBe(logits.length);
  const options: FoveaOptions = { focus: 'balanced', title, comments: 'auto', policy: 'default' };
  return [...chooseBlocks(page, features, Float32Array.from(logits), KIND, options).keep];
}

describe('the title of a page', () => {
  const page = '<title>A quiet day</title><body><h1>Site</h1><h2>A quiet day</h2><h2>More</h2><p>Text';

  it('is kept if asked for, be it the first heading or one that says the title', () => {
    expect(kept(page, [-9, -9, -9, 9], 'keep')).toEqual([1, 1, 0, 1]);
  });

  it.each(['auto', 'drop'] as const)('is as likely as any block otherwise: %s', (title) => {
    expect(kept(page, [-9, 9, -9, 9], title)).toEqual([0, 1, 0, 1]);
  });
});
