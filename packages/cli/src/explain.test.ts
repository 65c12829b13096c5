import { extract } from 'fovea';
import { describe, expect, it } from 'vitest';
import { type Explanation, explanationLines } from './explain.ts';

const PATH = 'html > body > div.a';

/** A removed part, by what matters for its line. */
const part = (nodeId: number, step: string, text: string, path = PATH) => ({
  nodeId,
  path,
  step,
  reason: `by ${step}`,
  score: step === 'fovea' ? 0.4209 : null,
  text,
});

describe('explanationLines', () => {
  it('has one line for a block, whatever was said about it', () => {
    const explanation: Explanation = {
      removed: [part(7, 'fovea', ''), part(9, 'clean/title', 'Sea'), part(7, 'hidden', 'Subscribe')],
      hidden: [
        { nodeId: 7, path: PATH, kind: 'invisible', by: 'attribute', text: 'Subscribe' },
        { nodeId: 12, path: PATH, kind: 'collapsed', by: 'display', text: 'More' },
      ],
      borderline: [
        { nodeId: 7, path: PATH, kept: false, score: 0.421, reason: 'by its own odds', text: 'Subscribe' },
        { nodeId: 9, path: PATH, kept: true, score: 0.5, reason: 'by its own odds', text: 'Sea' },
        { nodeId: 14, path: PATH, kept: true, score: 0.6, reason: 'by its own odds', text: 'Ships' },
      ],
    };
    expect(explanationLines(explanation)).toEqual([
      `removed 7 ${PATH} [fovea, hidden] by fovea (score 0.421); by hidden; borderline by its own odds: "Subscribe"`,
      `removed 9 ${PATH} [clean/title] by clean/title; borderline, kept by its own odds (score 0.5): "Sea"`,
      `hidden 12 folded away, kept ${PATH} by display: "More"`,
      `borderline 14 kept ${PATH} by its own odds (score 0.6): "Ships"`,
    ]);
  });

  it('leaves out what has no text, but not pictures', () => {
    const removed = [
      part(1, 'fovea', '', 'html > body > #text'),
      part(2, 'fovea', '', 'html > body > div#x'),
      part(3, 'fovea', '', 'html > body > img.logo'),
    ];
    const explanation: Explanation = {
      removed,
      borderline: [{ nodeId: 2, path: PATH, kept: false, score: 0.4, reason: 'by its own odds', text: '' }],
    };
    expect(explanationLines(explanation)).toEqual([
      'removed 3 html > body > img.logo [fovea] by fovea (score 0.421)',
    ]);
  });

  it('names no block of a page twice', () => {
    const hidden = '<div style="display:none"><p>Nobody sees it.</p></div><div hidden>Nor this.</div>';
    const html = `<title>Sea</title><nav><a href="/">Home</a></nav><article><h1>Sea</h1>${'<p>The boats lay still under a thin fog that morning.</p>'.repeat(6)}${hidden}</article>`;
    const numbers = explanationLines(extract(html, { explain: true })).map((line) => line.split(' ')[1]);
    expect(numbers.length).toBeGreaterThan(2);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
