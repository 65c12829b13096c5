import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { type PageFeatures, pageFeatures } from '../features/page-features.ts';
import { loadModel } from './load-model.ts';
import { readPage } from './read-page.ts';
import { runNetwork } from './run-network.ts';

const model = loadModel();

const paragraph = (word: string): string =>
  `<p>${`${word} says what happened, when, and to whom. `.repeat(8)}</p>`;
const NEWS = pageFeatures(
  pageFromHtml(
    `<title>A bridge</title><script type="application/ld+json">{"@type":"NewsArticle"}</script><meta property="og:type" content="article">
    <body><nav><a href="/a">A</a></nav><article><h1>A bridge</h1>${['One', 'Two', 'Three'].map(paragraph).join('')}</article>
    <aside><h2>More</h2>${paragraph('Four')}</aside>`,
  ),
);
const CONTROLS = pageFeatures(
  pageFromHtml('<body><ul><li><a href="/a">A lamp</a> 12 €<li><a href="/b">A table</a> 99 €</ul>'),
);

const logitsOf = (features: PageFeatures, policy: string): number[] => [
  ...runNetwork(model, features, policy).logits,
];

describe('readPage', () => {
  it('reads news between the default policy and that of news', () => {
    const before = logitsOf(NEWS, 'default');
    const news = logitsOf(NEWS, 'news');
    const shares = [...readPage(model, NEWS, 'default').logits].map(
      (logit, i) => (logit - before[i]!) / (news[i]! - before[i]!),
    );
    expect(Math.min(...shares)).toBeGreaterThan(0.05);
    expect(Math.max(...shares)).toBeLessThan(1);
    expect(Math.max(...shares)).toBeCloseTo(Math.min(...shares), 3);
  });

  it('reads other pages once', () => {
    expect([...readPage(model, CONTROLS, 'default').logits]).toEqual(logitsOf(CONTROLS, 'default'));
  });

  it('leaves a policy that was asked for as it is', () => {
    for (const policy of ['any', 'news', 'wcxb']) {
      expect([...readPage(model, NEWS, policy).logits]).toEqual(logitsOf(NEWS, policy));
    }
  });
});
