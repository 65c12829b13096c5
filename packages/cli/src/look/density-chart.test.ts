import { danaCurve } from 'fovea/methods';
import { describe, expect, it } from 'vitest';
import { densityChart } from './density-chart.ts';
import { escapeXml, svgElement } from './svg.ts';

const labels = { title: 'a page', above: 'content', below: 'code' };

function draw(N: number[], A: number[]): string {
  const diff = Int32Array.from(N, (value, line) => value - A[line]!);
  const regions = [{ start: 1, end: 2, isChosen: true }];
  return densityChart({ N: Int32Array.from(N), A: Int32Array.from(A), diff, regions }, labels);
}

describe('densityChart', () => {
  it('draws content above and code below the axis, to scale', () => {
    // Plots are 1112 wide and 260 high: three columns of 370.67, and 10 characters reach from 130 to the edge.
    const svg = draw([0, 10, 5], [10, 0, 0]);
    expect(svg).toContain('<path d="M0 130V130h370.67V0h370.67V65h370.67V130Z"');
    expect(svg).toContain('<path d="M0 130V260h370.67V130h370.67V130h370.67V130Z"');
  });

  it('marks the chosen lines', () => {
    expect(draw([0, 10, 5], [10, 0, 0])).toContain(
      '<rect x="370.67" y="0" width="370.67" height="260" fill="#f2dc8c"/>',
    );
  });

  it('stays small on a long page', () => {
    const count = 200_000;
    const svg = draw(new Array<number>(count).fill(3), new Array<number>(count).fill(4));
    expect(svg.length).toBeLessThan(150_000);
  });

  it('draws an empty page', () => {
    expect(densityChart(danaCurve(''), labels)).toContain('0 lines');
  });
});

describe('svg', () => {
  it('escapes what would be markup and drops what XML forbids', () => {
    expect(escapeXml('a<b> & "c"\u0000\ud800')).toBe('a&lt;b&gt; &amp; &quot;c&quot;\ufffd\ufffd');
  });

  it('writes numbers without noise', () => {
    expect(svgElement('rect', { x: 0.1 + 0.2, fill: 'red' })).toBe('<rect x="0.3" fill="red"/>');
  });
});
