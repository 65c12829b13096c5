import { parsePage } from 'fovea';
import { describe, expect, it } from 'vitest';
import type { NodeChoice } from '../../datasets/sample.ts';
import { elementId, sampleOf, tagsOf, textsOf } from './find-node.cases.ts';
import { pageOf, usePage } from './gold.ts';
import { chosenNodes, contentTexts, countedNodes, visibleTexts } from './page-nodes.ts';
import { domNodes, nodeWords } from './retrieved.ts';
import { equalTextNodes, textBlocks, textBlocksAligned } from './text-blocks.ts';
import { blockZones, wordInZone, zoneWords } from './word-in-zone.ts';

const HTML =
  '<!doctype html><title>T</title><body><nav><a>Menu</a></nav><script>x</script>' +
  '<article><p>One two three.</p><p hidden>Secret</p><p>Four <b>five</b> six</p><img></article>' +
  '<div style="display: none">Gone</div></body>';
const page = parsePage(HTML);
const article: NodeChoice = { roots: [elementId(page, 'article')], removed: [] };
const firstParagraph: NodeChoice = { roots: [elementId(page, 'p')], removed: [] };
const nav: NodeChoice = { roots: [elementId(page, 'nav')], removed: [] };

describe('nodes of a page', () => {
  it('knows content, visible and counted nodes', () => {
    expect(textsOf(page, contentTexts(page))).toEqual([
      'Menu',
      'One two three.',
      'Secret',
      'Four',
      'five',
      'six',
      'Gone',
    ]);
    expect(textsOf(page, visibleTexts(page))).toEqual(['Menu', 'One two three.', 'Four', 'five', 'six']);
    expect(tagsOf(page, countedNodes(page))).toEqual([
      'nav',
      'a',
      'article',
      'p',
      'p',
      'p',
      'b',
      'img',
      'div',
    ]);
  });

  it('takes removed subtrees out of chosen ones and ignores ids from elsewhere', () => {
    const choice = { roots: [...article.roots, 9999, -5], removed: [elementId(page, 'b')] };
    expect(textsOf(page, chosenNodes(page.tree, choice))).toEqual([
      'One two three.',
      'Secret',
      'Four',
      'six',
    ]);
  });
});

describe('matched text blocks', () => {
  it('compares visible text nodes', () => {
    // gold: One…, Four, five, six (4; Secret is hidden). predicted: One… (1). P = 1, R = 1/4, F1 = 2/5.
    const sample = sampleOf({ html: HTML, gold_nodes: [article] });
    const scores = textBlocks.score(sample, { text: '', nodes: firstParagraph })!;
    expect(scores).toMatchObject({
      precision: 1,
      recall: 0.25,
      f1: 0.4,
      gold_projected: 0,
      predicted_projected: 0,
    });
    // F0.5 = 1.25 · 1 · .25 / (.25 + .25)
    expect(scores.f05).toBeCloseTo(0.625, 12);
  });

  it('averages over annotators', () => {
    // First annotator: P 1, R 1/4. Second (nav): no overlap, 0. Mean: .5, .125, .2.
    const sample = sampleOf({ html: HTML, gold_nodes: [article, nav] });
    const scores = textBlocks.score(sample, { text: '', nodes: firstParagraph })!;
    expect([scores.precision, scores.recall, scores.f1]).toEqual([0.5, 0.125, 0.2]);
  });

  it('maps lines back to the first equal node that is free', () => {
    const twice = parsePage('<p>天气</p><div>更多</div><p>天气</p><p>merged <b>text</b></p>');
    const nodes = equalTextNodes(twice, '天气\n\n merged text \n天气\n天气');
    expect(textsOf(twice, nodes)).toEqual(['天气', '天气']);
  });

  it('loses merged nodes by equality and finds them by alignment', () => {
    const sample = sampleOf({ html: HTML, gold_nodes: [article] });
    const prediction = { text: 'One two three.\n\nFour five six' };
    // By equality only "One two three." is found: R = 1/4. By alignment all four visible texts.
    expect(textBlocks.score(sample, prediction)).toMatchObject({
      precision: 1,
      recall: 0.25,
      predicted_projected: 1,
    });
    expect(textBlocksAligned.score(sample, prediction)).toMatchObject({ precision: 1, recall: 1, f1: 1 });
  });
});

describe('retrieved nodes and words', () => {
  it('counts elements and texts', () => {
    // gold: article, 3 p, b, img + texts One…, Secret, Four, five, six = 11. predicted: p + its text = 2, both right.
    const sample = sampleOf({ html: HTML, gold_nodes: [article] });
    const scores = domNodes.score(sample, { text: '', nodes: firstParagraph })!;
    expect(scores.precision).toBe(1);
    expect(scores.recall).toBeCloseTo(2 / 11, 12);
  });

  it('weighs text nodes by words', () => {
    // gold words: 3 + 1 (Secret) + 3 = 7. predicted: body text = 7 + Menu + Gone = 9. P = 7/9, R = 1.
    const sample = sampleOf({ html: HTML, gold_nodes: [article] });
    const body = { roots: [elementId(page, 'body')], removed: [] };
    const scores = nodeWords.score(sample, { text: '', nodes: body })!;
    expect(scores.precision).toBeCloseTo(7 / 9, 12);
    expect(scores.recall).toBe(1);
    // Nothing chosen scores nothing.
    expect(nodeWords.score(sample, { text: '', nodes: { roots: [], removed: [] } })!.f1).toBe(0);
  });

  it('projects gold text where there are no labels, and says so', () => {
    // The projected gold has no "Secret": words 6, all in the chosen article, which has 7.
    const sample = sampleOf({ html: HTML, gold_text: 'One two three. Four five six' });
    const scores = nodeWords.score(sample, { text: '', nodes: article })!;
    expect(scores).toMatchObject({ recall: 1, gold_projected: 1, predicted_projected: 0, unaligned: 0 });
    expect(scores.precision).toBeCloseTo(6 / 7, 12);
  });

  it('takes a page that was parsed before', () => {
    const sample = sampleOf({ html: HTML });
    usePage(sample, page);
    expect(pageOf(sample)).toBe(page);
  });
});

describe('word in zone', () => {
  it('groups texts by block', () => {
    const zone = blockZones(page);
    const [b, second] = [elementId(page, 'b'), elementId(page, 'p', 2)];
    expect(zone[b]).toBe(second);
    expect(zone[b + 1]).toBe(second);
  });

  it('labels a zone by the majority of its words', () => {
    // Zones: A = nodes 0,1 (2 + 1 words), B = node 2 (4 words), C = node 3 (1 word).
    const zone = Int32Array.of(0, 0, 2, 3);
    const words = [2, 1, 4, 1];
    const gold = Uint8Array.of(1, 0, 1, 0); // A (2 of 3 words) and B: 7 words
    const predicted = Uint8Array.of(1, 1, 0, 1); // A and C: 4 words
    const scores = wordInZone(zone, words, gold, predicted);
    expect(scores.precision).toBe(3 / 4);
    expect(scores.recall).toBe(3 / 7);
    expect(scores.f1).toBeCloseTo(6 / 11, 12);
  });

  it('gives recall 1 on empty gold and precision 0 on an empty prediction', () => {
    const none = new Uint8Array(1);
    const one = Uint8Array.of(1);
    expect(wordInZone(Int32Array.of(0), [5], none, one)).toEqual({ precision: 0, recall: 1, f1: 0 });
    expect(wordInZone(Int32Array.of(0), [5], one, none)).toEqual({ precision: 0, recall: 0, f1: 0 });
  });

  it('forgives a missing inline node', () => {
    // Without "five" the last paragraph still has 2 of its 3 words.
    const sample = sampleOf({ html: HTML, gold_nodes: [article] });
    const nodes = { roots: article.roots, removed: [elementId(page, 'b')] };
    expect(zoneWords.score(sample, { text: '', nodes })).toMatchObject({ precision: 1, recall: 1, f1: 1 });
  });
});
